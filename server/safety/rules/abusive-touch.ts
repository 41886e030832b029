import { pattern } from '../pattern.ts';
import { anyOf } from '../safety-signs.ts';
import { ADULT } from '../vocabulary.ts';
import type { Rule } from './rule.ts';

/** Touch that an adult or a stronger child has no right to. */
export const ABUSIVE_TOUCH: readonly Rule[] = [
  {
    id: 'touch-in-private-places',
    isHome: true,
    sign: pattern`
      \b(?:touch(?:es|ed|ing)?|rub(?:s|bed)|grab(?:s|bed)|feels?|kiss(?:es|ed)) (?:me|him|her|
        my (?:son|daughter|child|kid|little \w+\b|body)|my|her|his) ?(?:\w+ )?
      (?:inappropriately|down there|down below|in (?:a |bad |wrong ){0,8}
        (?:bad|wrong|weird|strange|funny|private) (?:way|places?|parts?|spots?)|
        where (?:i|he|she|it) (?:do|does|did|should|is|feels?)\w*|
        under (?:my|her|his) (?:clothes|shirt|skirt|pants|underwear)|between (?:my|her|his) legs|
        private parts?|privates?|there|breasts?|bottom|butt|at night)
    `,
    matches: [
      'My uncle touches me in a bad way',
      'He touched me between my legs',
      'my teacher touched my private parts',
      'My stepbrother touches my private parts when mom is out',
      'Uncle Joe asked me to touch his private parts',
      'my brother touches me down there',
    ],
    passes: ['The nurse touched my tummy to see where it hurts', 'Grandma pinches my cheeks'],
  },
  {
    id: 'adult-touches-child',
    isHome: true,
    sign: pattern`
      \b${ADULT} (?:\w+ ){0,3}?(?:touch(?:es|ed|ing)) (?:me|
        my (?:daughter|son|child|little|body|private)|her|him)\b(?! heart)
    `,
    matches: ['Her uncle always touches her'],
    passes: ['Dad touched my heart with his letter'],
  },
  {
    id: 'adult-in-my-bed',
    isHome: true,
    sign: anyOf(
      pattern`
        \b(?:dad|daddy|father|uncle|grandpa|grandfather|step ?dad|step ?father|brother|coach|man|
          boyfriend|cousin)\b(?: \w+){0,4} (?:to|into|in) my (?:bed|shower|bath)\b
      `,
      /\bbeaten (?:if|when|because|for|up by|every)\b/,
    ),
    matches: ['daddy comes to my bed and it hurts', "I get beaten if I don't get good grades"],
    passes: ['He is scared of monsters under the bed', 'Grandpa hurt himself when he lifted the box'],
  },
  {
    id: 'touches-me',
    isHome: true,
    sign: anyOf(
      pattern`
        \btouch(?:es|ed|ing) me\b(?! (?:deeply|so much|emotionally|because|when we play|in tag|
            on the (?:shoulder|arm|back|nose|head)|with (?:its|his|her) (?:nose|paw|song|words)))
      `,
      pattern`
        \b(?:comes?|came|coming|gets?|climbs?) (?:in|into) my (?:room|bed|shower)(?: \w+)? at night\b
      `,
    ),
    matches: ['My stepfather comes into my room at night and touches me'],
    passes: ['The song touches me deeply', 'My uncle touched the hot pan'],
  },
  {
    id: 'hand-under-clothes',
    isHome: true,
    sign: pattern`
      \b(?:puts?|putting|sticks?|slides?|slid|reach(?:es|ed)) (?:his|her|their) (?:hands?|
        fingers?) (?:in|into|inside|down|under|up) (?:my|my (?:sons|daughters|childs)) (?:pants|
        trousers|underwear|skirt|shirt|clothes|pyjamas|pajamas|dress|bra)\b
    `,
    matches: ['grandpa puts his hand in my pants'],
    passes: ['She puts her hands in her pockets', 'I have cuts on my fingers from paper'],
  },
  {
    id: 'adult-kisses-me',
    sign: pattern`
      \b(?:teacher|tutor|coach|trainer|uncle|babysitter|neighbou?r|priest|step ?dad|step ?father|man|
        cousin) (?:\w+ ){0,2}?kiss(?:ed|es|ing) me\b(?! (?:good ?night|good ?bye|
          on the (?:cheek|forehead|nose|head)))
    `,
    matches: ['My teacher kissed me and said I am special'],
    passes: ['How do we say good night with a kiss?', 'The prince kissed the princess'],
  },
  {
    id: 'touches-children',
    sign: anyOf(
      /\btouch(?:es|ed|ing) (?:the )?(?:girls|boys|kids|children)\b/,
      /\b(?:girls|boys|kids|children|students)(?: \w+){0,6} touch(?:es|ed|ing) them\b/,
    ),
    matches: ['The trainer takes girls into his office and touches them'],
    passes: ['How do I stop two boys from hitting each other?'],
  },
  {
    id: 'forced-to-act',
    isHome: true,
    sign: pattern`
      \b(?:makes?|made|forc(?:es|ed|ing)) (?:me|him|her|my (?:son|daughter|child)) (?:to )?
      (?:touch|undress|take off|watch (?:porn|naked|bad)|sleep (?:in|with)|do (?:bad |things )|kiss)
    `,
    matches: ['my coach makes me undress', 'my cousin made me touch him'],
    passes: ['My sister made me laugh'],
  },
  {
    id: 'abuse-words',
    sign: anyOf(
      /\bmolest\w*|\brap(?:e|ed|ing|ist)\b|\bincest\w*|\bp(?:a)?edophil\w*/,
      /\bdomestic (?:violence|abuse)|\bchild abuse\b/,
      /\b(?:sexually|physically|emotionally) abus\w*/,
      pattern`
        \babus(?:es|ed|ing|ive) (?:me|him|her|us|my|by|towards?|husband|wife|father|mother|dad|mom|
          partner|parents?|relationship|home)\b
      `,
      /\b(?:being|been|getting|is|am|was) abused\b/,
      /\bgroom(?:ed|ing) (?:me|her|him|my (?:son|daughter|child|kid)|by|a child|kids)/,
    ),
    matches: ['A man molested my daughter', 'I think my child is being abused'],
    passes: ['We painted the fence with rapeseed oil'],
  },
];
