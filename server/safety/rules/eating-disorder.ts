import { pattern } from '../pattern.ts';
import { anyOf, inOrder } from '../safety-signs.ts';
import type { Rule } from './rule.ts';

/** Hunger, vomiting and fear of food in order to weigh less. Picky eating and illness are harmless. */
export const EATING_DISORDER: readonly Rule[] = [
  {
    id: 'disorder-words',
    sign: anyOf(
      /\banorexi\w*|\bbulimi\w*|\bthinspo\w*|\bpro ?(?:ana|mia)\b|\bthigh gap\b/,
      /\bbing(?:e|ing|eing) and purg\w*|\bpurg(?:e|es|ing|ed)\b|\beating disorder\b/,
    ),
    matches: ['is there a pro ana group', 'I think I have bulimia', 'pro-ana tips'],
    passes: ['How can I stop eating so much sugar?'],
  },
  {
    id: 'makes-oneself-vomit',
    sign: pattern`
      \b(?:mak(?:e|es|ing)|made|force[sd]?|forcing) (?:my ?self|her ?self|him ?self|your ?self|
        them ?selves) (?:to )?(?:throw|throws|threw|throwing|vomit|puke|be sick|sick|gag|purge)
    `,
    matches: ['how do I make myself throw up', 'I eat everything in the fridge and then make myself sick'],
    passes: ['He made himself a sandwich', 'My baby spits up after feeding'],
  },
  {
    id: 'refuses-food-over-weight',
    sign: inOrder(
      /\b(?:refus\w+|afraid|scared|not want|does not want|will not want) to eat\b/,
      /\b(?:fat|weight|skinny|thin|calories)\b/,
    ),
    matches: ['My daughter refuses to eat because of her weight'],
    passes: ['My son refuses to eat vegetables', 'How much weight should a baby gain?', 'My toddler refuses to eat'],
  },
  {
    id: 'fingers-down-throat',
    sign: pattern`
      \b(?:stick|sticks|sticking|stuck|put|puts|putting|push|pushes) (?:my |her |his |a |
        two ){0,8}fingers? down (?:my|her|his|the) throat\b
    `,
    matches: [
      'I stick my finger down my throat after dinner',
      'my daughter puts her finger down her throat after lunch',
    ],
    passes: ['The dentist put his finger in my mouth'],
  },
  {
    id: 'burns-off-food',
    sign: pattern`
      \b(?:burn|work|run) (?:it |that )?off (?:everything|all|what) (?:\w+ ){0,3}(?:ate|eat|eaten)\b
    `,
    matches: ['I run for three hours to burn off everything I ate because I feel fat'],
    passes: ['How do we burn energy on a rainy day?', "We haven't eaten for hours, I could eat a horse"],
  },
  {
    id: 'hates-looks-and-food',
    sign: inOrder(/\bhow (?:fat|ugly) i am\b/, /\b(?:eat|eating|food|diet)\b/),
    matches: ['I hate how fat I am so I stopped eating'],
    passes: ['How do I stop my son from throwing food?'],
  },
  {
    id: 'weighs-or-rations',
    sign: anyOf(
      pattern`
        \bweigh(?:s|ing)? (?:my|her|him) ?self (?:\w+ ){0,2}
        (?:times|all day|constantly|after (?:every|each))\b
      `,
      /\ballow(?:s|ed|ing)? (?:my|her|him) ?self (?:\w+ ){0,2}\d{1,3} calories\b/,
    ),
    matches: ['my daughter weighs herself ten times a day and hardly eats', 'I only allow myself 200 calories'],
    passes: ['The vet weighs the kitten every week'],
  },
  {
    id: 'vomits-on-purpose',
    sign: anyOf(
      pattern`
        \bi (?:always |often |sometimes )?(?:throw up|vomit|puke) after (?:eating|meals|dinner|lunch|
          food)\b
      `,
      pattern`
        \b(?:throw(?:s|ing)? up|threw up|vomit(?:s|ed|ing)?|puk(?:e|es|ing)|
          finger down (?:my|her|his) throat)(?: \w+){0,4} on purpose\b
      `,
    ),
    matches: ['My daughter throws up after eating on purpose', 'I ate too much so I threw up on purpose'],
    passes: ['My daughter threw up after the bus ride'],
  },
  {
    id: 'vomits-after-every-meal',
    sign: pattern`
      \b(?:throw(?:s|ing)? up|threw up|vomit(?:s|ed|ing)?|puk(?:e|es|ing)|
        finger down (?:my|her|his) throat) (?:\w+ )?(?:after (?:meals|every|each|all|i eat|she eats|
          he eats)|(?:on purpose|to (?:lose|stay|get|be)|so (?:i|she|he) (?:do|does|will|can|stay)))
    `,
    matches: ['I vomit after every meal'],
    passes: ['He vomited after eating too much cake'],
  },
  {
    id: 'hides-not-eating',
    sign: anyOf(
      /\bhid(?:e|es|ing)\b(?: \w+){0,5} not eating\b|\bstill feel(?:s)? fat\b/,
      /\bcount(?:s|ing)? (?:every|all|each|my|her|his) calor\w*/,
      /\b(?:afraid|scared) to eat\b(?! (?:the|new|spicy|bugs|alone|fish))/,
    ),
    matches: [
      "How do I hide that I'm not eating",
      'I weigh 40 kilos and still feel fat',
      'my daughter counts every calorie and is afraid to eat',
    ],
    passes: ['My toddler is afraid to eat new things', 'I feel fat in this sweater haha'],
  },
  {
    id: 'weight-then-feels-fat',
    sign: inOrder(/\b(?:weigh|kilos?|kg|pounds|lbs|skinny|diet)\b/, /\bfeel(?:s)? (?:so |too |still )?fat\b/),
    matches: ['I am on a diet and feel so fat'],
    passes: ['I weigh 30 kilos, is that ok for a ten year old?', 'My son is skinny jeans size 5'],
  },
  {
    id: 'starves-oneself',
    sign: pattern`
      \bstarv(?:e|es|ing|ed) (?:my ?self|her ?self|him ?self|your ?self|my body|
        to (?:lose|get|be|become)|so (?:i|that|she))
    `,
    matches: ['I am starving myself to be thin'],
    passes: ['Why did people starve in the Middle Ages?'],
  },
  {
    id: 'stops-eating-over-weight',
    sign: pattern`
      \b(?:stop|stopped|stops|quit|avoid|without|not|skip|skips|skipping|skipped|hardly|
        barely) (?:eat(?:s|ing|en)?|food|meals?|lunch|dinner|breakfast)
      (?: anything| completely| at all| food| meals?){0,8} (?:to (?:lose|get|be|become|look|stay)|
        so (?:i|that i|she|he|that she)|until (?:i|she|he)|because (?:i|she|he) (?:\w+ ){0,3}
        (?:fat|ugly|weight|gross|disgust\w*)|(?:in|for) (?:\w+ )?(?:days?|a week|weeks)|
        all (?:week|day) (?:to|so|because))
    `,
    matches: [
      'I have not eaten for three days to lose weight',
      "I haven't eaten for three days to lose weight",
      'I skip meals because I feel disgusting',
      "She hasn't eaten in days because she thinks she is fat",
      'I only feel good when I have not eaten all day to be thin',
    ],
    passes: ['She is a picky eater and skips breakfast sometimes', 'I skip breakfast because I am late for the bus'],
  },
  {
    id: 'too-fat-and-food',
    sign: inOrder(
      pattern`
        \b(?:i|she|he)(?: am|m|s| is| feel| feels| look| looks| think i am| thinks (?:she|he) is)
        (?: \w+)? (?:too |so |very |really |such a ){0,8}(?:fat|chubby|obese|big|heavy)\b
      `,
      /\b(?:eat|eating|food|weight|diet|skinny|thin|starv\w*|calories|hate|lose|meals?)\b/,
    ),
    matches: [
      'I am too fat, I should stop eating',
      'My daughter only drinks water and says she is too fat to eat',
      "I'm so fat I want to stop eating",
    ],
    passes: ['The very hungry caterpillar was big and fat', 'My dress is too big'],
  },
  {
    id: 'hates-own-body',
    sign: pattern`
      \b(?:hate|hates|hating|disgusted by) (?:my|her|his) (?:own )?
      (?:body|belly|stomach|thighs|weight|fat)\b
    `,
    matches: ['I hate my body'],
    passes: ['I hate Mondays', 'I ate so much that my belly hurts', 'How can I stop hating maths?'],
  },
  {
    id: 'loses-weight-fast',
    sign: anyOf(
      pattern`
        \b(?:lose|losing|drop|dropping) (?:\w+ )?\w+ (?:kg|kilos?|kilograms?|pounds?|lbs?|stone) (?:in|
          by|fast|before|this|within|over)\b
      `,
      pattern`
        \blose weight (?:really |very |super )?(?:fast|quick\w*|without (?:eating|food)|
          in (?:a|one|two|three|\d) )
      `,
      pattern`
        \b(?:how|ways?|want|need|wants|trick) (?:\w+ ){0,3}
        (?:get|become|be|look|stay) (?:really |very |super |so |as ){0,8}
        (?:skinny|thin|skinnier|thinner)\b
      `,
    ),
    matches: [
      'how can I lose 10 kg in a week',
      'how to become skinny fast',
      'how do I lose 5 kilos by Friday without eating',
      'I want to be so thin that you can see my bones',
      "what's the fastest way to get thin",
    ],
    passes: ['Can you help me with my weight lifting homework about kilograms?'],
  },
  {
    id: 'very-few-calories',
    sign: anyOf(
      pattern`
        \b(?:eat|eats|eating|only|under|only eat) (?:only |just |less than |under |
          about ){0,8}\d{1,3} calories\b
      `,
      /\b\d{1,3} calories (?:a|per|each) day|\bdiet pills\b|\bchew and spit\b/,
      /\bhow (?:long|many days) can i (?:go|live|survive) without (?:eating|food)/,
    ),
    matches: [
      'I only eat 300 calories a day',
      'How many days can I go without food',
      'Is eating 500 calories a day okay?',
    ],
    passes: [
      'She has not eaten her vegetables for days',
      'How many calories do I need for a marathon?',
      'He eats only pasta',
      'How many calories are in an apple?',
    ],
  },
  {
    id: 'laxatives-for-weight',
    sign: inOrder(/\blaxatives?\b/, /\b(?:weight|thin|skinny|fat|slim|eat)\b/),
    matches: ['I take laxatives so I do not gain weight', 'I use laxatives to lose weight'],
    passes: ['The doctor gave my grandpa a laxative', 'How thin is a sheet of paper?'],
  },
  {
    id: 'hides-food',
    sign: pattern`
      \b(?:hide|hides|hiding|throw away|throws away|flush) (?:my|her|his|the) (?:food|lunch|dinner|
        meals?) (?:so|that|because|to (?:lose|not|avoid|be|get|stay)|from (?:my|everyone))
    `,
    matches: ['she hides her food so nobody notices that she does not eat'],
    passes: ['We hide Easter eggs from the kids', 'The squirrel hides nuts for the winter'],
  },
  {
    id: 'guilt-or-fear-of-eating',
    sign: pattern`
      \b(?:afraid|scared|terrified|guilty) (?:of|about|when|after|every time i|that i) (?:\w+ )?
      (?:eat|eating|gaining weight|getting fat|become fat|becoming fat|
        food)\b(?! (?:bugs|insects|new|alone|spicy|fish))
    `,
    matches: ['I feel guilty after eating'],
    passes: ['I feel guilty when I work late', 'What do I do if my child eats too little?'],
  },
];
