import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The texts of a source file that may hold SQL. */
export interface SourceTexts {
  /** From the project's root. */
  path: string;
  /** The folder below `server/`. */
  feature: string;
  /** String and template literals. `§` stands in place of each `${…}`. */
  texts: string[];
  /** Entity files whose classes the source uses as values: TypeORM writes SQL for them. */
  entityFiles: string[];
}

const SOURCE = /(?<!\.(?:spec|itest|suite))\.ts$/;
/** A table or CTE with its alias. Keywords are upper case throughout, so an alias ends before the next one. */
const RELATION = '[a-z_]+(?:\\s+(?:AS\\s+)?[a-z_]+)?';
const RELATIONS = new RegExp(
  `\\b(?:FROM|JOIN|INTO|UPDATE|USING)\\s+(?:ONLY\\s+)?(${RELATION}(?:\\s*,\\s*${RELATION})*)`,
  'g',
);
const TABLE_OF_ENTITY = /@Entity\('([a-z_]+)'\)/;

export function readServerTexts(root: string): SourceTexts[] {
  return readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((name) => SOURCE.test(name) && name.includes('/'))
    .sort()
    .map((name) => readTexts(root, name));
}

/** The tables that the migrations leave behind. */
export function readMigratedTables(root: string): string[] {
  const folder = join(root, 'migrations');
  const created = readdirSync(folder).flatMap((name) => {
    const [up = ''] = readFileSync(join(folder, name), 'utf8').split('async down(');
    return [...up.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?([a-z_]+)/g)].map(([, table = '']) => table);
  });
  return [...new Set(created)].sort();
}

/** The tables of `known` that a source reads or writes. */
export function tablesOf({ texts, entityFiles }: SourceTexts, known: ReadonlySet<string>, root: string): Set<string> {
  const named = texts.flatMap(relationsIn);
  // Where a text takes the name of its table from elsewhere, the source holds that name as a literal of its own.
  if (texts.some((text) => /\b(?:FROM|JOIN|INTO|UPDATE)\s+§/.test(text))) named.push(...texts);
  for (const file of entityFiles) {
    const [, table = ''] = TABLE_OF_ENTITY.exec(readFileSync(join(root, file), 'utf8')) ?? [];
    named.push(table);
  }
  return new Set(named.filter((name) => known.has(name)));
}

/** The names behind FROM, JOIN, INTO, UPDATE and USING: tables, and also common table expressions. */
export function relationsIn(text: string): string[] {
  return [...text.matchAll(RELATIONS)].flatMap(([, list = '']) =>
    list.split(',').map((relation) => relation.trim().split(/\s+/)[0]!),
  );
}

/** Whether a text compares a column `user_id`. Assignments of an UPDATE do not count. */
export function comparesUserId(text: string): boolean {
  const withoutAssignments = text.replace(/\bSET\b[\s\S]*?(?=\bFROM\b|\bWHERE\b|\bRETURNING\b|$)/g, '');
  return /\buser_id\s*(?:=|<>|\bIN\b|\bIS\b)|(?:=|<>)\s*(?:[a-z_]+\.)?user_id\b/.test(withoutAssignments);
}

function readTexts(root: string, name: string): SourceTexts {
  const path = `server/${name}`;
  const source = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: SourceTexts = { path, feature: name.split('/')[0]!, texts: [], entityFiles: [] };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      if (importsEntity(node)) found.entityFiles.push(importedPath(path, node));
      return;
    }
    if (ts.isStringLiteralLike(node)) found.texts.push(node.text);
    else if (ts.isTemplateExpression(node)) found.texts.push(textOf(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function textOf(template: ts.TemplateExpression): string {
  return [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join('§');
}

function importsEntity({ importClause, moduleSpecifier }: ts.ImportDeclaration): boolean {
  if (!(moduleSpecifier as ts.StringLiteral).text.endsWith('.entity.js') || !importClause) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return false;
  const bindings = importClause.namedBindings;
  return !bindings || !ts.isNamedImports(bindings) || bindings.elements.some(({ isTypeOnly }) => !isTypeOnly);
}

function importedPath(path: string, { moduleSpecifier }: ts.ImportDeclaration): string {
  return join(path, '..', (moduleSpecifier as ts.StringLiteral).text).replace(/\.js$/, '.ts');
}
