import ts from 'typescript';

export interface BrokenTag {
  /** The first is 1. */
  readonly line: number;
  readonly tag: string;
}

type Named = ts.Node & { readonly name?: ts.Node; readonly jsDoc?: readonly ts.JSDoc[] };

/** Signature that a comment describes: of a function, of a type of functions, or of the value of a constant or property. */
function signatureOf(node: ts.Node): ts.SignatureDeclaration | undefined {
  if (ts.isFunctionLike(node)) return node;
  if (ts.isVariableStatement(node)) {
    const [first] = node.declarationList.declarations;
    return first === undefined ? undefined : signatureOf(first);
  }
  if (ts.isClassDeclaration(node)) return node.members.find(ts.isConstructorDeclaration);
  const parts = node as {
    readonly initializer?: ts.Node;
    readonly type?: ts.Node;
    readonly expression?: ts.Node;
  };
  const value = parts.initializer ?? parts.type ?? parts.expression;
  return value === undefined || ts.isTypeReferenceNode(value) ? undefined : signatureOf(value);
}

/** Names that the parameters of a signature bind; of a parameter that is taken apart, those of its parts. */
function parameterNames(signature: ts.SignatureDeclaration): ReadonlySet<string> | undefined {
  const names = new Set<string>();
  for (const { name } of signature.parameters) {
    // Such a parameter has no name of its own: any is given to it.
    if (!ts.isIdentifier(name)) return undefined;
    names.add(name.text);
  }
  return names;
}

/** Names that a source declares or imports, members included. */
function namesIn(source: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: Named): void => {
    const name = node.name;
    if (name !== undefined && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name))) names.add(name.text);
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return names;
}

/**
 * Tags of the comments of a source that name nothing: a `@param` that no parameter has, a `{@link}` to a name which the
 * source neither declares nor imports.
 *
 * @param name of the file, ending on .ts or .tsx
 */
export function brokenTags(name: string, text: string): readonly BrokenTag[] {
  // To parse each file of the repository takes most of a minute; few have such a tag.
  if (!/@param|\{@link/.test(text)) return [];
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const known = namesIn(source);
  const broken: BrokenTag[] = [];
  const report = (node: ts.Node, tag: string): void => {
    broken.push({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, tag });
  };
  const checkLinks = (node: ts.Node): void => {
    if (ts.isJSDocLink(node) && node.name !== undefined) {
      const [head = ''] = node.name.getText().split('.');
      if (!known.has(head)) report(node, `{@link ${node.name.getText()}}`);
    }
    ts.forEachChild(node, checkLinks);
  };
  const visit = (node: Named): void => {
    for (const comment of node.jsDoc ?? []) {
      checkLinks(comment);
      const signature = signatureOf(node);
      const names = signature === undefined ? new Set<string>() : parameterNames(signature);
      for (const tag of comment.tags ?? []) {
        if (!ts.isJSDocParameterTag(tag) || names === undefined) continue;
        const [head = ''] = tag.name.getText().split('.');
        if (!names.has(head)) report(tag, `@param ${tag.name.getText()}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return broken;
}
