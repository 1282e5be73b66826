import ts from 'typescript';

/** A value to be made from its type. */
export type Shape =
  | { readonly number: 'given' | 'optional' }
  | { readonly value: unknown }
  /** One of several: the members of a union, or what is optional. */
  | { readonly choices: readonly Shape[] }
  | { readonly list: Shape }
  | { readonly map: readonly [key: Shape, value: Shape] }
  | { readonly returns: Shape }
  /** An object, of whose type there may be a ready-made value; without fields where it is of a class or of the library. */
  | { readonly named: string; readonly fields?: Readonly<Record<string, Shape>> };

/** The parameters of a function, from which arguments can be made, and the type of its answer. */
export interface Signature {
  readonly parameters: Readonly<Record<string, Shape>>;
  readonly answer: string;
}

const UNDEFINED: Shape = { value: undefined };

/** What a function takes and answers, by the compiler's reading of it; each part is read when it is asked for. */
export function signatureOf(checker: ts.TypeChecker, symbol: ts.Symbol): Signature | undefined {
  const [signature, ...others] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (signature === undefined || others.length > 0) return undefined;
  return {
    parameters: fieldsOf(checker, signature.parameters),
    answer: checker.typeToString(signature.getReturnType()),
  };
}

function fieldsOf(checker: ts.TypeChecker, symbols: readonly ts.Symbol[]): Readonly<Record<string, Shape>> {
  const fields = {};
  for (const symbol of symbols) {
    const get = (): Shape => shapeOf(checker, checker.getTypeOfSymbol(symbol), isOptional(checker, symbol));
    Object.defineProperty(fields, symbol.name, { enumerable: true, get });
  }
  return fields;
}

function isOptional(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  const declared = symbol.valueDeclaration;
  const isParameter = declared !== undefined && ts.isParameter(declared);
  return isParameter ? checker.isOptionalParameter(declared) : (symbol.flags & ts.SymbolFlags.Optional) !== 0;
}

function shapeOf(checker: ts.TypeChecker, type: ts.Type, isOmissible = false): Shape {
  const members = type.isUnion() ? type.types : [type];
  const present = members.filter(one => !(one.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)));
  const optional = isOmissible || present.length < members.length;
  if (present.some(one => one.flags & ts.TypeFlags.Number))
    return { number: optional ? 'optional' : 'given' };
  const choices = present.map(one => ofMember(checker, one));
  if (optional) choices.push(UNDEFINED);
  const [only] = choices;
  return choices.length === 1 && only ? only : { choices };
}

function ofMember(checker: ts.TypeChecker, type: ts.Type): Shape {
  if (type.isStringLiteral() || type.isNumberLiteral()) return { value: type.value };
  if (type.flags & ts.TypeFlags.BooleanLiteral) return { value: checker.typeToString(type) === 'true' };
  if (type.flags & ts.TypeFlags.StringLike) return { value: 'en' };
  const [call] = type.getCallSignatures();
  if (call !== undefined) return { returns: shapeOf(checker, call.getReturnType()) };
  const named = checker.typeToString(type).replace(/^readonly /, '');
  const [key, value] = typeArguments(checker, type);
  if (checker.isArrayType(type) && key) return { list: shapeOf(checker, key) };
  if (/^(Readonly)?Map</.test(named) && key && value)
    return { map: [shapeOf(checker, key), shapeOf(checker, value)] };
  return isMade(type) ? { named, fields: fieldsOf(checker, type.getProperties()) } : { named };
}

function typeArguments(checker: ts.TypeChecker, type: ts.Type): readonly ts.Type[] {
  const isReference = ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference) !== 0;
  return isReference ? checker.getTypeArguments(type as ts.TypeReference) : [];
}

/** Neither a class nor of the library; a `Pick` is declared there, and means what it picks. */
function isMade(type: ts.Type): boolean {
  const isMapped = ((type as ts.ObjectType).objectFlags & ts.ObjectFlags.Mapped) !== 0;
  const file = type.symbol?.declarations?.[0]?.getSourceFile().fileName ?? '';
  return !type.isClass() && (isMapped || !file.includes('node_modules'));
}
