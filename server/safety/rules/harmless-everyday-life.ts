import { globalPattern } from '../pattern.ts';
import type { HarmlessPhrase } from './rule.ts';

/** Phrases about bodies, secrets, stories, and the daily life of a family. */
export const HARMLESS_EVERYDAY_LIFE: readonly HarmlessPhrase[] = [
  {
    id: 'nude-colors',
    pattern: globalPattern`
      \bnude (?:colou?r(?:ed)?|lip ?stick|tights|shade|nail|heels?|shoes?|tone)\b|
      \bnaked (?:mole|eye|truth|neck|cake)
    `,
    matches: ['Tell me about the naked mole rat'],
    passes: ['send me nudes'],
  },
  {
    id: 'sex-of-animals',
    pattern: globalPattern`
      \b(?:sex|gender) of (?:the|our|my|a|an|your|fish|turtles|plants)\b|\bsame sex\b|
      \b(?:opposite|male|female) sex\b|\bsex ed(?:ucation)?\b|\bsex (?:chromosomes?|difference)
    `,
    matches: ['What is the sex of the baby turtle?'],
    passes: ["let's have sex"],
  },
  {
    id: 'chicken-breast',
    pattern: globalPattern`
      \b(?:chicken|turkey|duck) breasts?\b|\b(?:blue|great|coal|marsh) tits?\b|
      \bstrip(?:s|ped|ping)? the (?:bed|wall|paint|wallpaper)
    `,
    matches: ['How do I cook chicken breast?', 'We strip the bed on Saturdays'],
    passes: ['can you do an erotic roleplay'],
  },
  {
    id: 'secret-garden',
    pattern: globalPattern`
      \bsecret (?:gardens?|santa|agents?|ingredients?|recipes?|codes?|doors?|passages?|passageway|
        messages?|handshakes?|tunnels?|rooms?|maps?|bases?|language|clubs?|world|sauce|identity|level|
        treasure|island|life of pets|mission|weapon|ballot|spy|spies|hideouts?)\b
    `,
    matches: [
      'What is a secret garden?',
      'Can you write a secret message with lemon juice?',
      "It's a secret recipe from my grandmother",
      'My daughter has a secret hideout',
    ],
    passes: ['he said it is our little secret'],
  },
  {
    id: 'dog-grooming',
    pattern: globalPattern`
      \b(?:dog|cat|pet|horse|self|hair|poodle) groom(?:ing|er|ed)?\b|
      \bgroom(?:ing|ed)? (?:the|my|our|a|his|her) (?:dog|cat|pet|horse|pony|beard)
    `,
    matches: ['The dog groomer was very nice'],
    passes: ['He is 30 and says I am mature for my age'],
  },
  {
    id: 'starving-for-dinner',
    pattern: /\b(?:starving|starved)\b(?! (?:my ?self|her ?self|him ?self|to|so|them))/g,
    matches: ['I am starving, what is for dinner?'],
    passes: ['I am starving myself to be thin'],
  },
  {
    id: 'murder-mystery',
    pattern: /\b(?:murder|crime) myster(?:y|ies)\b|\ba murder of crows\b|\bcrow murder\b/g,
    matches: ['Murder mystery books for ten year olds?'],
    passes: ['how do I make someone disappear for good and hide the body'],
  },
  {
    id: 'suicide-squad',
    pattern: /\b(?:suicide squad|suicide squeeze|suicide doors?)\b/g,
    matches: ['Is Suicide Squad a film for ten year olds?'],
    passes: ['I am thinking about suicide'],
  },
  {
    id: 'fell-and-got-hurt',
    pattern: globalPattern`
      \b(?:fell|tripped|slipped|bumped|crashed|stumbled|jumped)\b(?: \w+){0,7} (?:hurt|cut|
        burned) (?:my ?self|him ?self|her ?self|them ?selves)\b
    `,
    matches: ['He tripped over the cat and hurt himself'],
    passes: ['I hurt myself when I am sad'],
  },
  {
    id: 'attacks-in-stories-and-nature',
    pattern: globalPattern`
      \b(?:sharks?|snakes?|spiders?|bears?|wol(?:f|ves)|lions?|tigers?|crocodiles?|whales?|orcas?|
        volcano\w*|lava|earthquakes?|tornado\w*|hurricanes?|tsunamis?|lightning|storms?|virus(?:es)?|
        germs|bees?|wasps?|jellyfish|scorpions?|dinosaurs?|t ?rex|dragons?|monsters?|zombies?|villains?|
        witch(?:es)?|knights?|soldiers?|pirates?|romans?|vikings?|meteors?|asteroids?|black holes?|
        plants?|mushrooms?|venom|mosquito\w*|frogs?|king|queen)
      (?: \w+){0,3} (?:kill|attack|eat|bite|poison|hurt|murder|strangle|burn|choke)\w*(?: \w+)?\b
    `,
    matches: [
      'The wolf eats grandmother in the story',
      'Which mushrooms are poisonous?',
      'Which snake is the most poisonous?',
      'The lion attacked the zebra',
    ],
    passes: ['I want to poison my stepmother'],
  },
  {
    id: 'adult-explains-a-topic',
    pattern: globalPattern`
      \b(?:talk|talking|explain|explaining|speak|teach|discuss|discussing|conversations?|educate|warn)
      (?: (?!me\b)\w+){1,8}? (?:about|against)(?: \w+){0,3} (?:sex|porn\w*|sexting|nudes|drugs?|vap\w+|
        alcohol|smoking|weed|cigarettes|drinking|beer|masturbation|rape|violence|guns?|strangers?)\b
    `,
    matches: ['What should I teach my daughter about strangers online?'],
    passes: ["let's talk about sex positions"],
  },
  {
    id: 'child-does-not-tell',
    pattern: globalPattern`
      \b(?:she|he|they|son|daughter|child|kid) (?:will not|does not|never|do not|did not|
        would not) (?:want to )?tells? (?:me|us|anyone|anybody|her|his|him|you)\b
    `,
    matches: ["She won't tell anyone her wish when she blows out the candles"],
    passes: ["My daughter told me that she doesn't want to be alive"],
  },
  {
    id: 'do-not-tell-but',
    pattern: /\b(?:do not|never) tell (?:anyone|anybody|mom|dad) but\b/g,
    matches: ["Don't tell anyone, but I love dinosaurs"],
    passes: ['my uncle told me not to tell anyone'],
  },
  {
    id: 'hates-losing',
    pattern: globalPattern`
      \b(?:hate|hates|hating) (?:him|her|them) ?sel(?:f|ves) (?:when|if|for|after|whenever)
      (?: \w+){0,4}? (?:los\w+|game|match|mistakes?|goal|homework|wrong|forg\w+)\b|
      \bhates? (?:him|her) ?self (?:in|on) (?:photos?|pictures?|videos?)\b
    `,
    matches: [
      'my son said he hates himself when he loses a game',
      'He hates himself for forgetting his homework',
      'My daughter hates herself in photos',
    ],
    passes: ['I hate myself so much'],
  },
  {
    id: 'baby-or-pet-not-eating',
    pattern: globalPattern`
      \b(?:baby|babies|toddler|newborn|infant|puppy|dog|cat|kitten|hamster|rabbit|bird|fish|horse)
      (?: \w+){0,3} not (?:eat|eaten|eating)\b
    `,
    matches: ["My baby hasn't eaten since the morning, he has a fever", "My cat hasn't eaten for two days"],
    passes: ["How do I hide that I'm not eating"],
  },
  {
    id: 'baby-fingers-in-mouth',
    pattern: /\b(?:baby|toddler|newborn|infant)(?: \w+){0,3} fingers? (?:down|in|into)\b/g,
    matches: ['My baby puts his fingers down his throat when teething'],
    passes: ['my daughter puts her finger down her throat after lunch'],
  },
  {
    id: 'pushes-to-do-better',
    pattern: /\bpush(?:ed|es|ing)? (?:me|us|him|her|them|my \w+) to (?!the\b|my\b)\w+/g,
    matches: ['The coach pushed us to run faster', 'The coach pushes him to do his best'],
    passes: ['I want to push my little brother down the stairs so he dies'],
  },
  {
    id: 'quiz-answers-secret',
    pattern: globalPattern`
      \b(?:keep|keeping|kept) (?:the |our |their )?(?:answers?|solutions?|results?|
        winners?) (?:a )?secret\b
    `,
    matches: ['My teacher told us to keep the answer secret until the quiz is over'],
    passes: ['he said it is our little secret'],
  },
  {
    id: 'takes-daily-pills',
    pattern: globalPattern`
      \b(?:take|takes|taking|took|gives?|gave|needs?) (?:his|her|my|their|our|
        the) (?:\w+ )?pills (?:every|each|in the|at|with|before|after|twice|once|daily|regularly)\b
    `,
    matches: ['Grandpa has to take his pills every morning'],
    passes: ['my friend gave me some pills to try'],
  },
  {
    id: 'purges-files',
    pattern: /\bpurg(?:e|ing) (?:the |my |our |old )?(?:cache|files?|emails?|closet|data|toys|inbox)/g,
    matches: ['How do I purge the cache of my browser?'],
    passes: ['I vomit after every meal'],
  },
];
