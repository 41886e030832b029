/** Letters of other alphabets or digits inside words, invisible characters, and letters that are spaced out. */
const SIGNS = [
  /[a-z]\p{Default_Ignorable_Code_Point}+[a-z]/iu,
  /[a-z][\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\uff21-\uff5a]|[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\uff21-\uff5a][a-z]/iu,
  /[a-z][013457@$!]+[a-z]/i,
  /(?<!\p{L})\p{L}([ ._-])\p{L}\1\p{L}\1?(?!\p{L}{2})/u,
];

/** Whether a text hides its letters. Ordinary texts rarely do, so what the model suspects in it is a little more likely. */
export function isDisguised(text: string): boolean {
  return SIGNS.some((sign) => sign.test(text));
}
