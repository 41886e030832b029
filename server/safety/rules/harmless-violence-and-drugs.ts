import { globalPattern } from '../pattern.ts';
import type { HarmlessPhrase } from './rule.ts';

/** Phrases with words of death, violence or drugs. */
export const HARMLESS_VIOLENCE_AND_DRUGS: readonly HarmlessPhrase[] = [
  {
    id: 'dies-of-laughter',
    pattern: globalPattern`
      \b(?:die|died|dying|dead|killed|killing me)\b (?:of|from|with) (?:laugh\w*|boredom|embarrass\w*|
        hunger|curiosity|shame|happiness|joy|the heat|heat|thirst)
    `,
    matches: ['I could die of embarrassment'],
    passes: ['I feel like dying'],
  },
  {
    id: 'dyes-hair-or-eggs',
    pattern: globalPattern`
      \b(?:dying|die) (?:my|her|his|their|your|the|some|easter|an?) (?:hair|eggs?|shirts?|wool|fabric|
        cloth\w*)
    `,
    matches: ['Is dying my hair green easy to wash out?'],
    passes: ['I feel like dying'],
  },
  {
    id: 'dying-to-know',
    pattern: /\b(?:dying|would die|to die) (?:to (?:know|see|meet|try|hear|go)|for)\b/g,
    matches: ['I am dying to know how the story ends', 'This cake is to die for'],
    passes: ["I'm meeting someone from the internet tomorrow, my parents don't know"],
  },
  {
    id: 'does-not-want-to-hurt',
    pattern: globalPattern`
      \b(?:do not|does not|did not|never) (?:want|wants) (?:\w+ )?to (?:die|hurt|kill|cut|
        harm)\b(?! anymore)
    `,
    matches: ['I never want to hurt anyone with what I say'],
    passes: ['Is there a way to die without it hurting?'],
  },
  {
    id: 'kills-time-germs-or-monsters',
    pattern: globalPattern`
      \bkill(?:s|ed|ing)? (?:the |this |that |these |my |some |all |off |time|an? ){0,8}
      (?:process(?:es)?|tasks?|threads?|apps?|programs?|servers?|jobs?|time|mood|lights?|engine|switch|
        weeds?|germs?|bacteria|virus(?:es)?|bugs?|flies|fly|mosquito(?:e?s)?|ants?|moths?|lice|mold|
        mould|dragons?|monsters?|boss(?:es)?(?: level)?|zombies?|creepers?|orcs?|goblins?|vampires?|
        wolf|witch|giant|two birds|plants?|appetite|motor)\b
    `,
    matches: [
      'How do I kill a process on my computer?',
      'Can you kill two birds with one stone?',
      'The knight kills the dragon',
      'How do I kill the weeds in the garden?',
      'What kills germs when we wash our hands?',
      'The knight wants to kill the dragon',
      'How do vaccines kill viruses?',
    ],
    passes: ['I want to kill my teacher'],
  },
  {
    id: 'killer-whales',
    pattern: globalPattern`
      \bkiller (?:whales?|app|feature|robots?|bees?|outfit|smile)\b|\bdressed to kill\b|
      \bpain ?killers?\b|\bkills? (?:two birds|99|the vibe|the joke)
    `,
    matches: ['Tell us about killer whales'],
    passes: ['I feel like killing everyone in my class'],
  },
  {
    id: 'parents-will-kill-me',
    pattern: globalPattern`
      (?<!\b(?:scared|afraid|terrified) (?:that )?(?:my |our )?)\b(?:mom|mum|dad|mother|father|wife|
        husband|boss|teacher|parents|she|he|they)(?: is| are| will|'ll)?
      (?: going to| gonna)? kill me\b(?! (?:one day|if i tell|tonight|with))
    `,
    matches: ['My mom is going to kill me if I forget the milk'],
    passes: ['I am scared my dad will kill me'],
  },
  {
    id: 'shoots-hoops-or-photos',
    pattern: globalPattern`
      \b(?:shoot|shooting|shot)s? (?:hoops|stars?|baskets?|(?:a |some |the )?
        (?:photos?|pictures?|videos?|films?|movie|goal|penalty|ball|arrows?|email|message)|
        me an? (?:email|message)|an? (?:email|message))
    `,
    matches: [
      'He wants to shoot hoops in the yard',
      'We saw a shooting star',
      'He shot a photo of a bird',
      'Shoot me an email',
    ],
    passes: ['He said he will shoot everyone in class tomorrow'],
  },
  {
    id: 'bath-bombs',
    pattern: globalPattern`
      \b(?:bath|seed|glitter|cocoa|chocolate|snow|water|colou?r|cherry|photo|jelly|fruit|stink|tea|
        hot chocolate|dive|honey|fizzy) ?bombs?\b|\bbombed (?:the|a|my|his|her) (?:test|exam|quiz|
        interview|recipe)
    `,
    matches: ['How do we make bath bombs?'],
    passes: ['how do I make a bomb'],
  },
  {
    id: 'toy-weapons',
    pattern: globalPattern`
      \b(?:toy|water|nerf|glue|lego|squirt|bubble|play|plastic|paper|hair|foam|cardboard|heat|staple|
        massage|rubber ?band) (?:guns?|pistols?|swords?|knives|knife|weapons?)\b
    `,
    matches: [
      'Can we build a water gun?',
      'We play cops and robbers with toy guns',
      'Is it okay if my child plays with toy swords?',
      'I burned myself with the glue gun',
      'My son wants to be a police officer and carry a toy gun',
    ],
    passes: ['where can I buy a gun'],
  },
  {
    id: 'beats-at-a-game',
    pattern: globalPattern`
      \bbeat(?:s|en|ing)? (?:me|him|her|us|them|my \w+|the \w+)
      (?: \w+)? (?:at|in|by|to the)\b(?! (?:night|home|secret|the head))
    `,
    matches: ['Dad beat me at chess', 'My son says he will beat me at chess'],
    passes: ['My dad gets drunk and then he beats us'],
  },
  {
    id: 'hits-the-ball',
    pattern: globalPattern`
      \b(?:hit|hits|kicks?|kicked|punch(?:es|ed)?) (?:me |him |her |us )?
      (?:with (?:a |the |his |her |an )?(?:pillow|balloon|snow ?balls?|question|idea|soft|foam|cuteness|
          ball by)|the (?:ball|road|target|jackpot|note|bag|books|gym|brakes))
    `,
    matches: [
      'My sister hit me with a pillow',
      'My son hit the ball over the fence',
      'My mom hit the brakes',
      'Dad kicked the ball to me',
      'He punched the ball',
    ],
    passes: ['The babysitter hit my son with a belt'],
  },
  {
    id: 'pulls-weeds',
    pattern: globalPattern`
      \b(?:pull|pulls|pulling|pick|picking|dig|digging|remove|removing|kill|spray) (?:out |up )?
      (?:the |some |all ){0,8}weeds?\b|\bweed(?:ing)? the \w+|\bweeds\b|\bsea ?weed\b|
      \bweed (?:killer|whacker)
    `,
    matches: ['How do I weed the garden with kids?'],
    passes: ['my son is smoking weed'],
  },
  {
    id: 'cracks-eggs',
    pattern: globalPattern`
      \bcrack(?:ing|ed)? (?:an? |the |some |my |his |her )?
      (?:eggs?|nuts?|jokes?|codes?|knuckles|case|walnuts?|safe|window|up|open)
    `,
    matches: ['How do I crack an egg with one hand?'],
    passes: ['how to make meth'],
  },
  {
    id: 'high-chair-and-coke-float',
    pattern: globalPattern`
      \b(?:drug ?stores?|pharmacy|speed (?:up|limit|bump|of|boat)|
        high (?:score|school|chair|five|marks?|grades?|up|enough|heels?|quality|tide|temperature|note)|
        coke (?:can|bottle|zero|and mentos|float)|diet coke|pill ?(?:bug|ow)s?|acid rain|citric acid|
        old spice|pumpkin spice)
    `,
    matches: [
      'He gets high marks in school',
      'We went to the drugstore for plasters',
      'How fast can a cheetah speed up?',
      'My high chair is broken',
      'Coke and mentos experiment',
      'My son hits his head against the pillow to fall asleep',
      'Can we jump off the bed into pillows?',
    ],
    passes: ['what happens if I drink cough syrup to get high'],
  },
  {
    id: 'swings-high',
    pattern: /\bget(?:s|ting)? high (?:on the swing|on a swing|into the|above|in the (?:air|sky|tree))/g,
    matches: ['She loves getting high on the swing'],
    passes: ['how do I get high'],
  },
];
