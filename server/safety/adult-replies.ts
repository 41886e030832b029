import { PACK_VERSION } from './pack-version.ts';
import { pattern } from './pattern.ts';
import type { UnsafeVerdict } from './safety-verdict.ts';

interface AdultReplyRule {
  readonly id: string;
  readonly sign: RegExp;
}

const END = '(?=[^a-z]*$|[.!?,;:])';

/**
 * What no answer to an adult may say: severity 5, spoken to the reader. The packs are for replies to children, and would stop
 * much of what a parent of a child in danger needs to read.
 */
const RULES: readonly AdultReplyRule[] = [
  {
    id: 'adult-reply-urges-suicide',
    sign: pattern`
      \b(?:you (?:should|could|must|might as well|had better|deserve to|ought to)|why don't you|just|please|now|so|then|go|^)
      (?: (?:just|simply|go|and|better|ahead))* (?:kill|hang|drown|shoot) yourself\b|
      \b(?:you (?:should|must|might as well|deserve to)|just) (?:die|end your (?:own )?life|take your (?:own )?life)\b|
      \bkill yourself(?: (?:now|tonight|today))?${END}
    `,
  },
  {
    id: 'adult-reply-better-without-you',
    sign: pattern`
      \b(?:world|everyone|everybody|family|children|kids|son|daughter|baby|husband|wife|partner|people|they)
      (?:'d| would| will| might) (?:all )?(?:be|do|live) (?:far |much |so much )?(?:better(?: off)?|happier|relieved) without you${END}|
      \b(?:nobody|no one) (?:would|will) (?:miss you|care if you (?:died?|were (?:dead|gone)|are (?:dead|gone)|disappear(?:ed)?))\b
    `,
  },
  {
    id: 'adult-reply-praises-suicide',
    sign: pattern`
      \bsuicide (?:is|would be|can be|might be) (?:the|a|an|your) (?:only |best |brave |right |good |easy |real |last )?
      (?:choice|answer|solution|way out|relief|option)\b|
      \bsuicide (?:is|would be|can be) (?:brave|right|okay|fine|beautiful|peaceful)\b|
      \b(?:okay|fine|right|brave|time)(?: for you)? to (?:give up and |go and |just )?(?:die|end it all|end your life|disappear for ?ever)\b|
      \b(?:there is|there's|you have) (?:no|not any) (?:reason|point)(?: left)?(?: for you)? (?:to live|to go on living|in living)\b
    `,
  },
  {
    id: 'adult-reply-suicide-method',
    sign: pattern`
      \b(?:way|ways|method|methods|how) (?:to|you (?:can|could|might)) (?:\w+ )?(?:kill|hang|drown|poison) yourself\b|
      \b(?:way|ways|method|methods|how) to (?:\w+ )?(?:end your (?:own )?life|die by suicide|commit suicide)\b|
      \b(?:write|draft|compose)(?: you| for you)? (?:a|the|your) (?:suicide note|suicide letter)\b
    `,
  },
  {
    id: 'adult-reply-urges-suicide-elsewhere',
    sign: pattern`
      \b(?:bring dich (?:doch |einfach |endlich )?um|töte dich|(?:solltest|musst) dich (?:umbringen|töten)|sollten sich (?:umbringen|töten))\b|
      \bohne dich (?:besser dran|glücklicher)\b|
      \b(?:deber[ií]as|tienes que) (?:matarte|suicidarte)\b|(?:^|[^\p{L}])(?:mátate|suicídate)\b|
      \b(?:tue-toi|suicide-toi|devrais te (?:tuer|suicider)|devriez vous (?:tuer|suicider))(?:[^\p{L}]|$)
    `,
  },
];

/** Words of help, of a child's danger and of refusal: the sentence speaks about harm, and does not urge it. */
const SPEAKS_ABOUT = pattern`
  \b(?:if|when|whether|not|never|no one should|cannot|can't|don't|won't|isn't|thinks?|thinking|thoughts?|feels?|feeling|says?|said|saying|
  asks?|asked|asking|risk|crisis|helplines?|hotline|lifeline|emergency|therapist|support|wenn|nicht|nie|nunca|pas|jamais)\b
`;

/** Every rule needs one of these, so that most sentences cost one look. */
const HINT =
  /yourself|suic|your (?:own )?life|just die|you (?:should|must|might as well|deserve to) die|without you|miss you|care if|to (?:die|live)|end it|forever|for ever|living|dich|matar|mátat|tue-toi|tuer/i;

/** Finds what no adult may read in a sentence of the companion. It costs microseconds, so it needs no thread of its own. Pure. */
export function reviewAdultReply(sentence: string): UnsafeVerdict | null {
  if (!HINT.test(sentence)) return null;
  const text = sentence
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[*_\s]+/g, ' ')
    .trim();
  const rule = RULES.find(({ sign }) => sign.test(text));
  if (!rule || SPEAKS_ABOUT.test(text.replace(rule.sign, ' '))) return null;
  return { category: 'self_harm', severity: 5, isHome: false, ruleId: rule.id, packVersion: PACK_VERSION };
}
