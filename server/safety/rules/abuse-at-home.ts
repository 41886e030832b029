import { pattern } from '../pattern.ts';
import { anyOf, inOrder } from '../safety-signs.ts';
import { ADULT } from '../vocabulary.ts';
import type { Rule } from './rule.ts';

/** Violence, threats and neglect by the adults who should care. */
export const ABUSE_AT_HOME: readonly Rule[] = [
  {
    id: 'adult-hurts-family',
    isHome: true,
    sign: pattern`
      \b${ADULT} (?:\w+ ){0,3}?(?:hits?|hitting|beats?|beat|beating|punch(?:es|ed|ing)?|
        kick(?:s|ed|ing)?|slap(?:s|ped|ping)?|chok(?:es|ed|ing)|hurts?|hurting|burn(?:s|ed|t)|
        whip(?:s|ped)|shak(?:es|ing)|shook|spank(?:s|ed)|strangl\w+|threaten(?:s|ed)|throws things at|
        pushed|pushes|locks?|locked) (?:me|us|him|her|mom|mum|mommy|mummy|
        (?:my|our|the|his|her) (?:son|daughter|child|kids?|children|baby|brother|sister|mom|mum|mother|
          little|toddler|family|step \w+))\b(?! (?:a|with a) (?:pillow|question|ball|snow))
      (?! out of the bathroom)
    `,
    matches: [
      'my dad hits me every night',
      'my mom locks me in the closet',
      'The babysitter hit my son with a belt',
      'dad burns me with cigarettes when he is drunk',
      'my mom hits me with a belt when I get bad marks',
      'My husband chokes me when he is angry',
      'my boyfriend hit me again last night',
      'the babysitter shakes the baby when he cries',
      'my father pushed my mother down the stairs',
      'my babysitter locks me in the cellar',
      'My partner slapped me in front of our son',
      'I have bruises because my mother hit me',
      'my foster dad whips us with a cable',
      "My mum's boyfriend hits me",
      'My teacher hurts me when nobody is looking',
      'My wife throws things at me and the kids',
    ],
    passes: [
      'My toddler hits me when he is angry',
      'my daughter hits herself when angry',
      'My toddler hits himself on the head during tantrums',
      'Punch recipe for kids party',
    ],
  },
  {
    id: 'hurt-at-home',
    isHome: true,
    sign: pattern`
      \b(?:being|getting|get|gets|got|am|is) (?:hit|beaten|hurt|punched|slapped|kicked|
        locked up) (?:at home|every (?:day|night)|by (?:my|his|her|our) (?:own )?
        (?:dad|father|mom|mum|mother|step ?\w+|husband|wife|uncle|teacher|coach|partner|boyfriend|
          parents))\b
    `,
    matches: ['I get hit at home'],
    passes: [
      'I hurt myself at the gym yesterday',
      'My father hit the nail with a hammer',
      'My husband works until late at night',
    ],
  },
  {
    id: 'adult-throws-things',
    isHome: true,
    sign: pattern`
      \b${ADULT} (?:\w+ ){0,3}?(?:throws?|threw|throwing) (?:\w+ ){0,2}?
      (?:bottles?|plates?|dishes|glass(?:es)?|chairs?|shoes?|kni(?:fe|ves)|furniture|things|
        stuff) at (?:me|us|him|her|mom|mum|my \w+|the (?:kids|children))\b
    `,
    matches: ['dad throws bottles at us when he is drunk'],
    passes: ['Mom throws snowballs at us', 'He threw the ball at me'],
  },
  {
    id: 'fears-being-hurt',
    isHome: true,
    sign: pattern`
      \b(?:scared|afraid|terrified|worried) (?:that )?${ADULT} (?:will|might|could|is going to) (?:kill|
        hurt|hit|beat|harm) (?:me|us|him|her|them|my \w+|the (?:kids|children|baby))\b
    `,
    matches: ['I am scared my husband will kill us', 'I am scared my dad will kill me'],
    passes: ['My son is afraid of dogs', 'She is worried that the dentist will find a hole'],
  },
  {
    id: 'hurt-if-disobedient',
    isHome: true,
    sign: pattern`
      \b(?:will|would|going to) (?:\w+ ){0,5}?(?:hurt|hit|beat|kill) (?:me|us|him|her|my \w+) (?:if|
        when|unless) (?:i|we|she|he)\b
    `,
    matches: ['He says he will take the kids and hurt me if I leave'],
    passes: ['Will it hurt when the tooth comes out?'],
  },
  {
    id: 'fears-what-adult-will-do',
    isHome: true,
    sign: pattern`
      \b(?:scared|afraid|terrified) of what ${ADULT} (?:will|might|would|could|does|is going to) do\b
    `,
    matches: ['I am afraid of what my dad will do when he gets home'],
    passes: ['I wonder what my teacher will do on her holiday'],
  },
  {
    id: 'left-alone-for-long',
    isHome: true,
    sign: pattern`
      \bleav(?:es?|ing) (?:me|us|the kids|my (?:little )?\w+) (?:home )?alone (?:for (?:days|weeks|
          a (?:day|week|weekend))|all (?:day|night|weekend)|every|at night)
    `,
    matches: ['Mum keeps leaving us, leaving me alone for days'],
    passes: ['She cries when I leave her at nursery'],
  },
  {
    id: 'afraid-of-adult',
    isHome: true,
    sign: anyOf(
      pattern`
        \b(?:scared|afraid|terrified|frightened) (?:of|to go home to|to be alone with|
          to be with) (?:my |his |her |the )?(?:own )?(?:dad|daddy|father|mom|mum|mother|step ?\w+|
          uncle|husband|wife|partner|boyfriend|coach|grandpa|grandfather)\b
      `,
      /\b(?:scared|afraid|terrified) to go home\b|\bnot safe at home\b/,
      /\bunsafe at home\b/,
    ),
    matches: ["I'm scared to go home because of my stepdad"],
    passes: ['My daughter is afraid of the dark'],
  },
  {
    id: 'locked-up',
    isHome: true,
    sign: pattern`
      \b(?:lock|locks|locked|locking) (?:me|him|her|us|my \w+) (?:up )?
      (?:in|inside|into|outside|out) (?:the |a |my |his )?
      (?:closet|cellar|basement|dark|bathroom|cupboard|attic|room|house|cold|shed|all night)
    `,
    matches: ['They lock me in the cellar when I cry'],
    passes: ['My mother locked the door'],
  },
  {
    id: 'hurts-own-child',
    isHome: true,
    sign: anyOf(
      pattern`
        \bi (?:hit|beat|slapped|shook|shake|punch|punched|hurt|kicked|choked|burned|almost hit|
          nearly hit|almost hurt|nearly shook) (?:my|the|our) (?:baby|son|daughter|child|kids?|children|
          toddler|newborn|infant|wife|husband|\w+ year old)\b
      `,
      /\b(?:shake|shaking|shook) (?:my|the|our|a) (?:baby|newborn|infant)\b/,
    ),
    matches: ['I shook my baby because he would not stop crying', 'I hit my kid so hard she has a bruise'],
    passes: ['My daughter hurt herself on the slide and cried', 'My kids fight over toys and hit each other'],
  },
  {
    id: 'fears-hurting-own-child',
    isHome: true,
    sign: pattern`
      \b(?:afraid|scared|worried) (?:that )?i (?:will|might|may|could|am going to) (?:hurt|hit|harm|
        shake|kill) (?:my|the|our|him|her|them)
    `,
    matches: ["I'm afraid I will hurt my baby"],
    passes: ['I am afraid I might forget my lines in the play'],
  },
  {
    id: 'beaten-with-an-object',
    isHome: true,
    sign: pattern`
      \b(?:hits?|beats?|hit|beat|whips?|whipped|spanks?|spanked|burns?|burned) (?:me|him|her|us|my \w+|
        the (?:kids|children)) (?:\w+ )?(?:with (?:a|his|her|the) (?:belt|stick|cable|cord|shoe|hose|
          bat|spoon|cigarette|ruler|bottle|fist)|so hard|until|every (?:day|night)|
        when (?:he|she) (?:is|gets|has been|was) (?:drunk|drinking))
    `,
    matches: ['She hits us with a belt'],
    passes: ['Beat the eggs until fluffy', 'Dad shakes the bottle'],
  },
  {
    id: 'bruises-from-an-adult',
    isHome: true,
    sign: /\bbruises? (?:from|where|because|after) (?:my|he|she|his|her|the|dad|mom|mum|daddy)\b/,
    matches: ['I have bruises from my dad'],
    passes: ['I have a bruise from football'],
  },
  {
    id: 'unexplained-bruises',
    isHome: true,
    sign: inOrder(
      pattern`
        \b(?:has|have|with|found|hiding|hides?) (?:strange |unexplained |weird )?
        (?:bruises|burn marks|cigarette burns) (?:on|all over|and|from)\b
      `,
      pattern`
        \b(?:dad|father|mom|mother|step|partner|will not say|does not say|wont say|afraid|scared|visit|
          uncle|sitter|babysitter)
      `,
    ),
    matches: ['My son has bruises all over after a visit to his uncle'],
    passes: ['He has bruises on his knees from the playground'],
  },
  {
    id: 'kept-from-food-or-doctor',
    isHome: true,
    sign: pattern`
      \b(?:does not|do not|never|will not|wont|stopped) (?:give|gives|giving|let|lets|feed|feeds|
        feeding) (?:me|us) (?:any |anything |have |to ){0,8}
      (?:food|eat|dinner|water|go to (?:a |the )?doctor)
    `,
    matches: ['my father does not give me any food', 'mum does not let us eat for days when we are bad'],
    passes: ['My brother does not let me play with his train'],
  },
];
