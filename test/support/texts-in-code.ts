import ts from 'typescript';

/** Attributes and fields whose value people read. */
const READ_BY_PEOPLE =
  /^(title|label|text|message|heading|placeholder|alt|description|caption|hint|action|button|summary|error|(confirm|cancel|save|empty|done)(Label|Text)|aria-(label|description|roledescription|valuetext|placeholder))$/;
const LETTERS = /\p{L}{2}/u;
/** More than one word, beginning as a sentence does. */
const SENTENCE = /^\p{Lu}[\p{L}’']*,? \p{L}/u;
/** Words that are the same in every language. */
const NAMES =
  /^(Starling|Google|Apple|Android|Chrome|Safari|Edge|Firefox|Samsung Internet|iPhone|iPad|English|Deutsch|Español)$/;

/**
 * The texts for people in a source file that do not come from a catalogue, with their lines: text between tags, values of
 * attributes and fields that people read, and whatever looks like a sentence. Messages of `new Error` and of the console are
 * for developers.
 */
export function textsInCode(file: string, source: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const note = (node: ts.Node, text: string) => {
    const words = text.replace(/\s+/g, ' ').trim();
    if (!LETTERS.test(words) || NAMES.test(words)) return;
    found.push(`${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}: ${words.slice(0, 60)}`);
  };
  const visit = (node: ts.Node): void => {
    if (isForDevelopers(node)) return;
    if (ts.isJsxText(node)) note(node, node.text);
    else if (isLiteral(node)) {
      const text = literalText(node);
      if (SENTENCE.test(text) || (isReadByPeople(node) && /^\p{Lu}|\s/u.test(text))) note(node, text);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

type Literal = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression;

const isLiteral = (node: ts.Node): node is Literal =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);

const literalText = (node: Literal) =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => `…${literal.text}`)].join('')
    : node.text;

function isForDevelopers(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isCallExpression(node)) return node.expression.getText().startsWith('console.');
  return ts.isNewExpression(node) && node.expression.getText() === 'Error';
}

/** Whether the literal is, perhaps as one of several choices, the value of an attribute or field that people read. */
function isReadByPeople(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)) {
    return parent.initializer === node && READ_BY_PEOPLE.test(parent.name.getText());
  }
  // Between tags: `{isOpen ? 'Close' : 'Open'}`.
  if (ts.isJsxExpression(parent)) return !ts.isJsxAttribute(parent.parent) || isReadByPeople(parent);
  const isChoice =
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    ts.isParenthesizedExpression(parent) ||
    (ts.isBinaryExpression(parent) && /^(\?\?|\|\||&&)$/.test(parent.operatorToken.getText()));
  return isChoice && isReadByPeople(parent);
}

/** Calls of `t` that run when a file is loaded, before the language is known. */
export function textsReadTooEarly(file: string, source: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isCallExpression(node) && /^(t|\w+Text)$/.test(node.expression.getText(tree)))
      found.push(node.getText(tree));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
