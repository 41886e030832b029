import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A regular expression of the product, with its position. */
export interface ProductPattern {
  place: string;
  pattern: RegExp;
}

export interface ProductPatterns {
  patterns: ProductPattern[];
  /** Files in which a `new RegExp` is put together out of what only runs there. */
  builtAtRuntime: string[];
}

const FOLDERS = ['server', 'contract', 'client'];
const PRODUCT = /(?<!\.(?:spec|itest|suite))\.tsx?$/;
/** Build scripts that read only our own sources, never user text. */
const BUILD = new Set([
  'client/vite.config.ts',
  'client/inline-documents.ts',
  'client/codegen.ts',
  'client/page-preloads.ts',
  'server/openapi/api-markdown.ts',
]);

/** Template tags that build a pattern, with its flags, and the tag that builds a part of one: see server/safety/pattern.ts. */
const PATTERN_TAGS: ReadonlyMap<string, string> = new Map([
  ['pattern', ''],
  ['globalPattern', 'g'],
]);
const SOURCE_TAG = 'source';

/** Every regular expression in the product's source: literals, tagged templates, and `new RegExp` of texts that the source holds. */
export function productPatterns(root: string): ProductPatterns {
  const found: ProductPatterns = { patterns: [], builtAtRuntime: [] };
  for (const folder of FOLDERS) {
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      const path = join(folder, name);
      if (PRODUCT.test(path) && !BUILD.has(path) && !path.startsWith('client/gql')) readPatterns(root, path, found);
    }
  }
  return found;
}

function readPatterns(root: string, path: string, found: ProductPatterns): void {
  const file = parse(root, path);
  const add = (node: ts.Node, source: string, flags: string): void => {
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.patterns.push({ place: `${path}:${line}`, pattern: new RegExp(source, flags) });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      add(node, node.text.slice(1, end), node.text.slice(end + 1));
    } else if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') {
      const [source, flags] = (node.arguments ?? []).map((argument) => textOf(argument, file, root, path));
      if (source) add(node, source, flags ?? '');
      else found.builtAtRuntime.push(path);
    } else if (ts.isTaggedTemplateExpression(node)) {
      const flags = PATTERN_TAGS.get(node.tag.getText());
      const source = flags === undefined ? null : foldedTextOf(node.template, file, root, path);
      if (source !== null) add(node, source, flags ?? '');
      else if (flags !== undefined) found.builtAtRuntime.push(path);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

function parse(root: string, path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);
}

/** The text of an expression of constants, `null` where the source does not hold it. */
function textOf(node: ts.Expression, file: ts.SourceFile, root: string, path: string): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isIdentifier(node)) return constantOf(node.text, file, root, path);
  if (ts.isTaggedTemplateExpression(node)) {
    return node.tag.getText() === SOURCE_TAG ? foldedTextOf(node.template, file, root, path) : null;
  }
  return ts.isTemplateExpression(node) ? joinedTextOf(node, ({ text }) => text, file, root, path) : null;
}

/** The text of a tagged template as its tag reads it: backslashes stay, and line breaks go with their indentation. */
function foldedTextOf(node: ts.TemplateLiteral, file: ts.SourceFile, root: string, path: string): string | null {
  const fold = ({ rawText }: ts.TemplateLiteralLikeNode): string => (rawText ?? '').replace(/\n */g, '');
  return ts.isTemplateExpression(node) ? joinedTextOf(node, fold, file, root, path) : fold(node);
}

function joinedTextOf(
  node: ts.TemplateExpression,
  read: (part: ts.TemplateLiteralLikeNode) => string,
  file: ts.SourceFile,
  root: string,
  path: string,
): string | null {
  const parts = node.templateSpans.map(
    (span) => [textOf(span.expression, file, root, path), read(span.literal)] as const,
  );
  if (parts.some(([value]) => value === null)) return null;
  return read(node.head) + parts.map(([value, rest]) => `${value}${rest}`).join('');
}

/** The text of a constant of the file, or of one that it imports from beside it. */
function constantOf(name: string, file: ts.SourceFile, root: string, path: string): string | null {
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement)) {
      const declaration = statement.declarationList.declarations.find((one) => one.name.getText() === name);
      if (declaration?.initializer) return textOf(declaration.initializer, file, root, path);
    }
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const names = statement.importClause?.namedBindings;
      const isHere = names && ts.isNamedImports(names) && names.elements.some((one) => one.name.text === name);
      const from = statement.moduleSpecifier.text;
      if (!isHere || !from.startsWith('.')) continue;
      const beside = join(path, '..', from.replace(/\.js$/, '.ts'));
      return constantOf(name, parse(root, beside), root, beside);
    }
  }
  return null;
}
