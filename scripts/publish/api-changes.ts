import ts from 'typescript';

/** One change of an API. */
export interface ApiChange {
  readonly what: string;
  /** Whether a program that uses the API may no longer compile. */
  readonly breaks: boolean;
}

/** An export: its text without comments, and its members, each with whether it is optional. */
interface Exported {
  readonly text: string;
  readonly members: ReadonlyMap<string, boolean>;
}

/**
 * What changed between two files of declarations. What is new breaks nobody, nor does an optional member of an interface;
 * everything else may.
 */
export function apiChanges(before: string, after: string): readonly ApiChange[] {
  const [old, fresh] = [exportsOf(before), exportsOf(after)];
  const changed = [...old].flatMap(([name, declared]): readonly ApiChange[] => {
    const now = fresh.get(name);
    if (now === undefined) return [{ what: `${name} is gone`, breaks: true }];
    return now.text === declared.text ? [] : [{ what: `${name} changed`, breaks: !onlyGrew(declared, now) }];
  });
  const added = [...fresh.keys()].filter(name => !old.has(name));
  return [...changed, ...added.map(name => ({ what: `${name} is new`, breaks: false }))];
}

/** The exported declarations by name; those of one name (an interface and its token) are one. */
function exportsOf(text: string): ReadonlyMap<string, Exported> {
  const file = ts.createSourceFile('api.d.ts', text, ts.ScriptTarget.ES2022, true);
  const found = new Map<string, Exported>();
  for (const statement of file.statements) {
    for (const name of namesOf(statement)) {
      const known = found.get(name);
      found.set(name, {
        text: (known?.text ?? '') + plain(statement),
        members: new Map([...(known?.members ?? []), ...membersOf(statement)]),
      });
    }
  }
  return found;
}

/** The names that a statement exports. */
function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isExportDeclaration(statement)) {
    const text = plain(statement);
    return text === 'export {};' ? [] : [text];
  }
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
  if (!isExported) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = statement as ts.DeclarationStatement;
  return [name?.getText() ?? 'default'];
}

function membersOf(statement: ts.Statement): readonly (readonly [string, boolean])[] {
  if (!ts.isInterfaceDeclaration(statement)) return [[plain(statement), false]];
  return statement.members.map(plain).map(member => [member, OPTIONAL.test(member)]);
}

/** Every member is still there as it was, and the new ones are optional. */
function onlyGrew({ members: old }: Exported, { members: now }: Exported): boolean {
  const isComplete = [...old.keys()].every(member => now.has(member));
  return isComplete && [...now].every(([member, isOptional]) => isOptional || old.has(member));
}

/** A member whose name ends in a question mark, before its type or its parameters. */
const OPTIONAL = /^[^:(]*\?[:(]/;

const printer = ts.createPrinter({ removeComments: true });

const plain = (node: ts.Node): string =>
  printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile());
