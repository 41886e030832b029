import { pattern } from '../pattern.ts';
import { anyOf, inOrder } from '../safety-signs.ts';
import { PARENT } from '../vocabulary.ts';
import type { Rule } from './rule.ts';

/** Requests to hide something from parents. They count only where the text plans no surprise. */
export const HIDING: readonly Rule[] = [
  {
    id: 'do-not-tell',
    sign: pattern`
      \b(?:do not|never|cannot|not|wont|must not) (?:ever )?(?:tell|let) (?:this |it |that )?(?:to )?
      (?:my |your |his |her |the |our )?(?:${PARENT}|anyone|anybody|grown ?ups?|police|other kids)\b
    `,
    matches: [
      "don't tell my mom about this",
      "Please don't tell my parents that I cut",
      "let's keep this between us, don't tell mom",
      "Promise you won't tell my parents",
    ],
    passes: ['How do I tell my kids that we will move?'],
  },
  {
    id: 'hides-from-family',
    sign: pattern`
      \b(?:hide|hiding|keep|keeping|conceal) (?:\w+ ){1,4}
      (?:secret |hidden |away )?from (?:my |your |his |her |the |our )?
      (?:${PARENT}|everyone|everybody|grown ?ups?)\b
    `,
    matches: [
      'keep this a secret from my parents',
      'how can I hide this from my parents',
      'Help me hide this from my mom',
    ],
    passes: ['How do I keep medicine away from my toddler?'],
  },
  {
    id: 'keep-it-secret',
    sign: anyOf(
      pattern`
        \b(?:keep|keeping|kept) (?:it|this|that|these|our \w+|my \w+|what \w+ \w+|us) (?:as )?
        (?:a |our )?(?:little |total |big )?secret\b
      `,
      /\bkeep (?:a |my |our |this |his |her )?secret (?:for|from|between|about)\b/,
      /\b(?:stay|stays|remain) (?:a |our |between )?(?:secret|us)\b/,
      /\bjust between (?:us|you and me)\b/,
    ),
    matches: ['Please keep this secret', 'This has to stay just between us'],
    passes: ['Can you keep the towel dry?', 'The cake must stay in the oven for an hour'],
  },
  {
    id: 'without-parents-knowing',
    sign: pattern`
      \bwithout (?:my |your |his |her |the |our )?(?:${PARENT}|anyone|anybody|them|them ever)
      (?: and \w+| or \w+)? (?:ever |even )?(?:waking|realising|realizing|knowing|finding out|noticing|
        seeing|hearing)\b
    `,
    matches: ['how can I do it without my parents knowing'],
    passes: ['Can he fall asleep without me?'],
  },
  {
    id: 'parents-must-not-know',
    sign: pattern`
      \b(?:my|your|his|her|our) ${PARENT} (?:must|should|may) (?:not|never) (?:ever )?
      (?:know|find out|see|notice)\b
    `,
    matches: ['A guy on Instagram wants to meet me and says my parents must not know'],
    passes: ['My parents must not park here'],
  },
  {
    id: 'so-parents-do-not-notice',
    sign: pattern`
      \bso (?:that )?(?:my |your |his |her |the )?(?:${PARENT}|nobody|no one|they|she|he) (?:do not|
        does not|will not|wont|never|cannot|can not) (?:ever )?
      (?:find out|finds out|know|knows|notice|notices|see|sees|catch|catches)\b
    `,
    matches: ['delete this chat so my mom does not see it'],
    passes: ['They put on boots so they do not get wet feet'],
  },
  {
    id: 'sneaks-or-deletes',
    sign: anyOf(
      pattern`
        \b(?:sneak|sneaking|snuck) out (?:of (?:the |my )?(?:house|window|room|home)|at night|tonight|
          to meet)
      `,
      pattern`
        \b(?:delete|deleting|erase|clear|hide) (?:this|our|my|the) (?:chats?|messages?|conversations?|
          history|texts?) (?:so|before|from)\b
      `,
      /\bbehind my (?:parents|moms|mums|dads|mothers|fathers) back\b/,
      pattern`
        \b(?:lie|lying) to my (?:parents|mom|mum|dad|mother|father|teacher)(?: \w+)? (?:about|so|that)\b
      `,
      /\bnobody (?:can|must|should|may) (?:ever )?know\b/,
      /\bno one (?:can|must|should|may) (?:ever )?(?:know|find out)\b/,
    ),
    matches: ['how do I sneak out at night'],
    passes: ['How do I delete a photo?', 'The hamster sneaked into the kitchen'],
  },
  {
    id: 'waking-parents-then-sneak',
    sign: inOrder(/\b(?:without )?waking (?:up )?(?:my )?(?:parents|mom|mum|dad)\b/, /\bsneak/),
    matches: ['Without waking my parents, how do I sneak away?'],
    passes: ['How do I get up without waking the baby?'],
  },
  {
    id: 'sneak-then-waking-parents',
    sign: inOrder(/\bsneak\w*\b/, /\bwithout waking (?:up )?(?:my )?(?:parents|mom|mum|dad)\b/),
    matches: ['How can I sneak out without waking my parents'],
    passes: ['Can I have a sneak peek of the story?'],
  },
];
