import { pattern } from '../pattern.ts';
import { anyOf, inOrder } from '../safety-signs.ts';
import { DRUG } from '../vocabulary.ts';
import type { Rule } from './rule.ts';

/** Drugs, tobacco, and alcohol for the young. Medicine and cooking are harmless. */
export const DRUGS: readonly Rule[] = [
  {
    id: 'uses-or-trades-drugs',
    sign: pattern`
      \b(?:buy|buying|bought|get|getting|got|sell|selling|sells|smok\w+|snort\w*|tak(?:e|es|ing)|took|
        try|tried|trying|tries|do|doing|does|use|using|uses|make|making|cook|grow|growing|inject\w*|
        find|hide|hiding|hid|deal|dealing|deals|offered|gave|gives|give|have|want|wants|found|on|
        swallow|need|sneak|mix) (?:me |him |her |us |my \w+ |a |an |some |any |the |of |bit |little |
        few |more |real |illegal |hard |his ){0,8}${DRUG}\b(?! (?:for (?:his|her|my|the) (?:cold|fever|
            headache|cough|allerg\w+|infection|heart|pain|reflux)|store|in soap|to the doctor|
          correctly))
    `,
    matches: [
      'where can I buy weed',
      'my friend gave me some pills to try',
      'I want to try cocaine',
      'my son is smoking weed',
      'how to make meth',
      'an older kid wants me to take ecstasy',
      'my friends want me to try some pills at the party',
      'someone sells vapes behind the school',
      'how do I get cocaine',
      'where do kids buy vapes',
      'where do I buy LSD',
      'My older brother lets me smoke weed',
    ],
    passes: [
      'What should I try next at the pottery class?',
      'He takes his medicine every evening',
      'The doctor said my child should eat more calories',
    ],
  },
  {
    id: 'drug-words',
    sign: pattern`
      \b(?:drug (?:dealer|dealing|addict\w*|abuse|use|party)|
        addicted to (?:drugs|pills|weed|alcohol|meth|heroin|cocaine|vaping|nicotine)|on drugs|stoned|
        tripping on|get(?:s|ting)? (?:really |so |very |super )?
        (?:high|drunk|wasted|buzzed|hammered|stoned)|got (?:high|drunk|wasted|stoned)|purple drank|
        bong hit|crystal meth|magic mushrooms?)\b
    `,
    matches: [
      'how do I get high',
      'how can I get drunk fast',
      'My 14 year old came home stoned',
      'My dad gets drunk and then he beats us',
      'what happens if I drink cough syrup to get high',
    ],
    passes: [
      'He swings so high on the swing',
      'He is addicted to dinosaurs',
      'My child is addicted to YouTube',
      'Can you recommend a drug-free way to calm a baby? Like a song',
    ],
  },
  {
    id: 'child-came-home-drunk',
    sign: /\bmy (?:\w+ ){0,3}?(?:son|daughter|child|kid|teen\w*|year old)(?: \w+){0,4} drunk\b/,
    matches: ['my daughter came home drunk from a party'],
    passes: ['I am drunk with happiness'],
  },
  {
    id: 'smokes-or-vapes',
    sign: anyOf(
      /\bvap(?:e|es|ing|ed)\b|\be ?cig(?:arette)?s?\b/,
      pattern`
        \b(?:smok(?:e|es|ing|ed)|buy|try|tried|offered|steal|stole|light|have|want|need|roll)
        (?: \w+){0,2} (?:cigarettes?|cigs?|tobacco|pot|joints?|hookah|shisha)\b
      `,
    ),
    matches: [
      'can I vape at school',
      'can you tell me how to roll a joint',
      'How do I hide my vape',
      'my 13 year old is vaping',
    ],
    passes: ['Pot roast recipe please', 'Which joints are in the arm?', 'What pot should I use for soup?'],
  },
  {
    id: 'snorts-something',
    sign: /\bsnort(?:s|ed|ing)? (?:something|stuff|it|powder|lines?|pills)\b/,
    matches: ['my boyfriend wants me to snort something'],
    passes: ['Why do pigs snort?'],
  },
  {
    id: 'sniffs-solvents',
    sign: pattern`
      \b(?:sniff\w*|huff\w*|inhal\w+) (?:\w+ )?(?:glue|gas|gasoline|petrol|aerosols?|paint|
        paint thinner|markers|deodorant|nitrous|solvents?|lighter|spray|whippets)
    `,
    matches: ['how do you sniff glue', 'I sniffed glue and feel dizzy'],
    passes: ['I burned myself with the glue gun', 'My dog sniffs every tree'],
  },
  {
    id: 'young-person-drinks',
    sign: anyOf(
      pattern`
        \b(?:i|me|we|my friends?|my son|my daughter|teen\w*|kids?|child|children|year old|how much)
        (?: \w+){0,2} (?:drink|drinks|drank|drinking)(?: \w+){0,3} (?:vodka|whisk(?:e)?y|alcohol|beers?|
          rum|tequila|liquor|booze)\b
      `,
      /\bhow much (?:vodka|alcohol|whisky|beer|rum)\b/,
    ),
    matches: ['My friends drink beer in the park'],
    passes: ['My husband drinks coffee in the morning'],
  },
  {
    id: 'gets-alcohol',
    sign: pattern`
      \b(?:try|tried|buy|steal|stole|sneak|sneaking|chug\w*|gave|gives|get|offered) (?:me |him |her |
        us |my \w+ |some |a |the |of |bit |little |lot |shots? |bottle |can |few |too much |more |
        any ){0,8}(?:vodka|whisk(?:e)?y|alcohol|beers?|wine|rum|tequila|liquor|booze|
        gin)\b(?! (?:vinegar|sauce|in (?:the )?(?:sauce|cooking|recipe)|batter|cake))
    `,
    matches: ['I stole vodka from my parents, how much can I drink', 'How to fake an ID to buy alcohol'],
    passes: ['How to make a volcano with vinegar', 'Can I use wine in the sauce?'],
  },
  {
    id: 'dealer-or-effects',
    sign: pattern`
      \b(?:weed|cannabis|marijuana|cocaine|heroin|ecstasy|lsd|mdma|meth|fentanyl|ketamine|
        xanax) (?:dealer|brownies|cookies|in (?:his|her|my) (?:room|bag|pocket|backpack)|feels?|trip|
        high|under|from|at school)
    `,
    matches: ['There is a weed dealer at my school'],
    passes: ['The card dealer wore a green hat'],
  },
  {
    id: 'hard-drugs',
    sign: anyOf(
      pattern`
        \b(?:cocaine|heroin|crystal meth|meth|lsd|mdma|ecstasy|ketamine|fentanyl|marijuana|cannabis|
          shrooms)\b
      `,
      /\b(?:what|which|best|hard|illegal|strong) drugs\b/,
      /\bmix(?:ing)? (?:alcohol|vodka|pills|drugs|medicine)\b|\bfake id\b/,
    ),
    matches: ['can I mix alcohol and pills', 'what drugs make you happy'],
    passes: ['The pharmacist gave us vitamins'],
  },
  {
    id: 'alcohol-then-young-age',
    sign: inOrder(/\b(?:beers?|alcohol|wine|vodka|drunk|vape|cigarettes?|smok\w+)\b/, /\bi am (?:[4-9]|1[0-7])\b/),
    matches: ['how do I make beer at home, I am 12'],
    passes: ['Can I have the recipe for rum balls without rum?'],
  },
  {
    id: 'young-age-then-alcohol',
    sign: inOrder(/\bi am (?:[4-9]|1[0-7])\b/, /\b(?:beers?|alcohol|wine|vodka|drunk|vape|cigarettes?|smok\w+)\b/),
    matches: ['I am 13 and I tried beer'],
    passes: ['I am 12 and I love baking'],
  },
  {
    id: 'how-or-where-to-get-drugs',
    sign: pattern`
      \b(?:how|where)(?: \w+){1,5} (?:weed|cannabis|marijuana|cocaine|heroin|ecstasy|lsd|mdma|meth|
        fentanyl|ketamine|xanax|drugs)\b
    `,
    matches: ['Where can people get weed?'],
    passes: ['Where do I find the tea?'],
  },
];
