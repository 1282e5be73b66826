import ts from 'typescript';

/** A value to be made from its type: a number, any other as it is, or what holds such. */
export type Shape =
  | 'number'
  | { readonly value: unknown }
  | { readonly list: Shape }
  | { readonly fields: Readonly<Record<string, Shape>> };

/** The parameters of a function, from which arguments can be made, and the type of its answer. */
export interface Signature {
  /** Undefined where one is of a type of which no value can be made: a class, a map, a function or objects of several kinds. */
  readonly parameters: { readonly fields: Readonly<Record<string, Shape>> } | undefined;
  readonly answer: string;
}

const DEEPEST = 6;
const NOT_GIVEN: Shape = { value: undefined };

/** What a function takes and answers, by the compiler's reading of it. */
export function signatureOf(checker: ts.TypeChecker, symbol: ts.Symbol): Signature | undefined {
  const [signature, ...others] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (signature === undefined || others.length > 0) return undefined;
  return {
    parameters: fieldsOf(checker, signature.parameters, 0),
    answer: checker.typeToString(signature.getReturnType()),
  };
}

function fieldsOf(
  checker: ts.TypeChecker,
  symbols: readonly ts.Symbol[],
  depth: number,
): { readonly fields: Readonly<Record<string, Shape>> } | undefined {
  const fields: Record<string, Shape> = {};
  for (const symbol of symbols) {
    const made = shapeOf(checker, checker.getTypeOfSymbol(symbol), depth);
    const shape = isOptional(checker, symbol) && !hasNumber(made) ? NOT_GIVEN : made;
    if (shape === undefined) return undefined;
    fields[symbol.name] = shape;
  }
  return { fields };
}

function isOptional(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  const declared = symbol.valueDeclaration;
  const isParameter = declared !== undefined && ts.isParameter(declared);
  return isParameter ? checker.isOptionalParameter(declared) : (symbol.flags & ts.SymbolFlags.Optional) !== 0;
}

const hasNumber = (shape: Shape | undefined): boolean => JSON.stringify(shape)?.includes('"number"') ?? false;

function shapeOf(checker: ts.TypeChecker, declared: ts.Type, depth: number): Shape | undefined {
  const type = checker.getNonNullableType(declared);
  const [one, ...others] = type.isUnion() ? type.types : [type];
  if ([one, ...others].some(each => each && each.flags & ts.TypeFlags.Number)) return 'number';
  if (one === undefined || depth > DEEPEST) return undefined;
  if (one.isStringLiteral() || one.isNumberLiteral()) return { value: one.value };
  if (one.flags & ts.TypeFlags.BooleanLike) return { value: true };
  if (one.flags & ts.TypeFlags.String) return { value: 'en' };
  if (!(one.flags & ts.TypeFlags.Object) || others.length > 0) return undefined;
  if (checker.isArrayType(one)) {
    const [element] = checker.getTypeArguments(one as ts.TypeReference);
    const list = element && shapeOf(checker, element, depth + 1);
    return list && { list };
  }
  return isMade(one) ? fieldsOf(checker, one.getProperties(), depth + 1) : undefined;
}

/** Neither a class nor a function, nor of the library; a `Pick` is declared there, and means what it picks. */
function isMade(type: ts.Type): boolean {
  const isMapped = ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Mapped) !== 0;
  const file = type.symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
  return (
    !type.isClass() && type.getCallSignatures().length === 0 && (isMapped || !file.includes('node_modules'))
  );
}
