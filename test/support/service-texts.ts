import ts from 'typescript';

/** Fields of errors, notifications and mails that people read. */
const READ_BY_PEOPLE = /^(title|message|pushTitle|subject|paragraphs|note)$/;
/** What refuses an input: `fieldError('until', …)`, `z.string(…)`, `.refine(…, …)`. */
const RULES =
  /(^|\.)(fieldError|wrong|string|number|int|boolean|literal|enum|array|union|strictObject|min|max|regex|refine|date|datetime)$/;
const SENTENCE = /^\p{Lu}[\p{L}’']*,? \S/u;

/** The texts in a source file of the service that people would read in English only, with their lines. */
export function serviceTextsInCode(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = ts.isTemplateExpression(node) ? `${node.head.text}…` : node.text;
      if (SENTENCE.test(text) && isForPeople(node)) {
        found.push(`${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}: ${text.slice(0, 60)}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Whether the literal is, perhaps as one of several choices, such a field or an argument of such a rule. */
function isForPeople(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return READ_BY_PEOPLE.test(parent.name.getText());
  if (ts.isCallExpression(parent)) {
    return parent.expression !== node && RULES.test(parent.expression.getText());
  }
  const isChoice = ts.isConditionalExpression(parent) || ts.isBinaryExpression(parent);
  return (
    (isChoice || ts.isArrayLiteralExpression(parent) || ts.isParenthesizedExpression(parent)) && isForPeople(parent)
  );
}
