import { SORE_ON_PURPOSE } from '../mishaps.ts';
import { pattern } from '../pattern.ts';
import { anyOf, inOrder } from '../safety-signs.ts';
import { SELF } from '../vocabulary.ts';
import type { Rule } from './rule.ts';

/** Injuries that people give themselves on purpose. mishaps.ts removes accidents first. */
export const SELF_INJURY: readonly Rule[] = [
  {
    id: 'hurts-oneself',
    sign: pattern`
      \b(?:kill|killed|killing|hurts?|hurting|harm|harms|harmed|harming|cut|cuts|cutting|stab|stabbing|
        hang|hanging|hate|hates|hating|burn|burns|burning|punish|punishes|punishing|injure|injuring|
        drown|shoot|end|scratch|unalive) (?:off )?${SELF}\b
    `,
    matches: [
      'I want to kill myself',
      'k i l l  m y s e l f',
      'I keep hurting myself and nobody knows',
      'I hate myself so much',
      'I cut myself on purpose',
      'I hurt myself when I am sad',
      'I cut myself when I feel bad',
      'sometimes I burn myself when nobody is looking',
      'my daughter is cutting herself when she is sad',
      'I hurt myself while everyone is asleep',
      'I cut myself at work so nobody sees at home',
      'I cut myself with a razor blade when everything gets too much',
      'When I feel bad I burn myself on the stove',
      'I was so sad that I hurt myself with the kitchen knife',
      'My son burns himself on the candle so that it hurts less inside',
      'My son keeps burning himself with a lighter',
      'I bang my head against the wall to punish myself',
      'My daughter cuts herself in the bathroom at night',
      'my sister cuts herself and made me promise not to tell',
      'I hurt myself on purpose at school today',
      'I tried to hang myself last year',
      'my friend says she is going to kill herself tonight',
      'I feel like cutting myself again',
      'My nephew said he will hang himself',
      'my best friend texted me that she wants to kill herself',
      'My kid drew pictures of hanging himself',
    ],
    passes: ['He hates broccoli himself', 'My daughter scratched herself on the rose bush'],
  },
  {
    id: 'hits-oneself',
    sign: /\b(?:hit|hitting|punch|punching|slap|slapping) my ?self\b/,
    matches: ['I hit myself in the face whenever I make a mistake', 'I punch myself until I have bruises'],
    passes: ['I hit myself on the thumb with a hammer'],
  },
  {
    id: 'sore-on-purpose',
    sign: anyOf(...SORE_ON_PURPOSE),
    matches: [
      'I pinch myself until I bleed because I deserve it',
      'I burned myself with a cigarette because I felt numb',
      'She hits herself every night because she feels worthless',
    ],
    passes: ['I burned myself on the stove', 'My kid pinched himself in the door'],
  },
  {
    id: 'started-cutting',
    sign: anyOf(
      pattern`
        \b(?:started|start|keep|kept|stop|been|began|back to) cutting(?= again| because| when| at night|
          $)
      `,
      pattern`
        \bcuts (?:all )?(?:on|over|along|up) (?:my|her|his|their) (?:\w+ )?
        (?:arms?|wrists?|legs?|thighs?)\b
      `,
    ),
    matches: [
      'I have started cutting again',
      "There are fresh cuts on my daughter's arms",
      'I make cuts on my legs to feel calm',
    ],
    passes: ['She cuts her hair herself'],
  },
  {
    id: 'hot-or-sharp-on-skin',
    sign: pattern`
      \b(?:press|pressing|presses|stub|stubbing|hold|holding|stick|sticking) (?:\w+ ){0,3}?
      (?:hot|lighter|cigarettes?|blade|razor|knife|needles?|flame)
      (?: \w+){0,3} (?:on|to|against|into) (?:my|his|her) (?:own )?
      (?:skin|arms?|wrists?|legs?|thighs?)\b
    `,
    matches: ['When I feel bad I press hot things on my skin'],
    passes: ['The doctor holds a stethoscope to my chest', 'My uncle touched the hot pan'],
  },
  {
    id: 'hurts-body-in-distress',
    sign: anyOf(
      pattern`
        \b(?:fail\w*|sad|upset|angry|fight\w*|lonely|yell\w*|stress\w*|feel \w+)
        (?: \w+){0,6} i (?:burn|cut|scratch|bite|hit|pinch) my (?:own )?
        (?:skin|arms?|wrists?|legs?|thighs?|hands?)\b
      `,
      /\bdone with (?:my )?(?:life|living)\b/,
    ),
    matches: [
      'When my parents fight I scratch my arms until they bleed',
      'Whenever I fail a test I burn my arm',
      "I'm done with life, goodbye",
    ],
    passes: ['I feel lonely since we moved', 'When she is sad she hugs her teddy'],
  },
  {
    id: 'pinches-until-it-bleeds',
    sign: pattern`
      \b(?:pinch|scratch|bite|claw|pick at) (?:my ?self|my (?:skin|arms?|hands?))
      (?: \w+){0,3}? until (?:i|it|they) (?:bleeds?|hurts?)\b
    `,
    matches: ['I scratch my arms until they bleed when I am alone'],
    passes: ['The baby scratches his face, how do I trim his nails?'],
  },
  {
    id: 'cuts-own-body',
    sign: pattern`
      \b(?:slit|slits|cut|cuts|cutting|slicing|slice) (?:on |up )?(?:my|his|her|their) (?:own )?
      (?:wrists?|arms?|legs?|skin|thighs?|body|veins?)\b
    `,
    matches: ['I cut my arms when I am sad', 'I cut my thighs where nobody can see it'],
    passes: [
      'I cut myself a slice of cake',
      'I cut myself opening a tin',
      'I cut myself at the edge of a tin can lid',
      'I cut my finger while cutting carrots',
    ],
  },
  {
    id: 'hurts-body-with-a-reason',
    sign: inOrder(
      pattern`
        \b(?:burn|burns|burned|burning|scratch|scratches|scratched|scratching|cut|cuts|cutting|hurt|
          hurting) (?:\w+ )?(?:my|his|her) (?:own )?(?:skin|wrists?|arms?|legs?|thighs?)\b
      `,
      /\b(?:lighter|razor|blade|knife|bleeds?|cigarette|on purpose|sad|pain|feel)\b/,
    ),
    matches: ['I have been burning my skin with a lighter', 'I scratch my wrists until they bleed'],
    passes: ['My arms hurt after climbing', 'My son hurt himself at nursery, a scratch on the knee'],
  },
];
