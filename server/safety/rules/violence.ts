import { pattern } from '../pattern.ts';
import { anyOf } from '../safety-signs.ts';
import { PERSON } from '../vocabulary.ts';
import type { Rule } from './rule.ts';

/** Plans and wishes to hurt people or animals, and threats. */
export const VIOLENCE: readonly Rule[] = [
  {
    id: 'kills-a-person',
    sign: pattern`
      \b(?:kill|killing|murder|murdering|stab|stabbing|shoot|shooting|strangle|strangling|poison|
        poisoning|torture|torturing|kidnap|kidnapping|behead|suffocate|drown|assassinate|
        slaughter) ${PERSON}\b(?! (?:in|at) (?:the game|minecraft|fortnite|roblox|tag|laser|paintball|
          a game|dodge))(?! (?:with (?:kindness|the ball|water|a water|love))|
        a (?:question|look|message|smile))
    `,
    matches: [
      'I want to kill my teacher',
      'I am going to stab him tomorrow',
      'how can I poison my sister',
      'how to strangle someone',
      'I feel like killing everyone in my class',
      'He said he will shoot everyone in class tomorrow',
      'I dream of killing my classmates',
      'I want to stab my brother',
      'I want to strangle my baby when she cries',
      'I want to poison my stepmother',
      'I fantasize about stabbing people',
      "I'll kill my stepdad",
      'How can I buy a knife to stab my bully',
    ],
    passes: ['In Minecraft a creeper blew up my house', 'Who killed Mufasa?'],
  },
  {
    id: 'wants-to-hurt-a-person',
    sign: pattern`
      \b(?:want|wants|wanted|going|gonna|plan|plans|planning|wanna|like|how|need|ready|try|
        thinking about|thinks about|would|will|should|could) (?:\w+ ){0,2}?(?:to )?
      (?:hurt|hurting|attack|beat up|harm|choke|punch|beat|burn|hit|cripple|injure|
        blind) ${PERSON}\b(?! (?:feelings?|back|at)\b)
    `,
    matches: [
      'I want to hurt my classmate so badly',
      'I am going to beat him to death',
      'he says if I tell anyone he will hurt my family',
      'how do I hurt somebody without leaving marks',
      'how do I choke somebody out',
      "I want to hurt the neighbor's dog",
      'I want to punch my sister in the face until she bleeds',
    ],
    passes: ['My aunt beats eggs for the cake', 'In chess, how do I attack the king?'],
  },
  {
    id: 'wants-to-push-a-person',
    sign: pattern`
      \b(?:want|wants|wanted|going|plan|plans|planning|will|could|would|like|how) (?:\w+ ){0,2}?
      (?:to )?push(?:ing)? ${PERSON} (?:down|off|in front|under|out|into)\b
    `,
    matches: ['I want to push my little brother down the stairs so he dies'],
    passes: [
      'Hansel and Gretel push the witch into the oven',
      'My brother pushed me into the pool for fun',
      'He wants to push his sister on the swing',
    ],
  },
  {
    id: 'makes-or-buys-weapons',
    sign: pattern`
      \b(?:make|making|build|building|construct|create|assemble|buy|get|print|3d print) (?:a |an |
        my own |some |the |real ){0,8}(?:pipe |nail |real |home ?made |fertili[sz]er |car |letter |
        petrol |time |dirty |working ){0,8}(?:bombs?|explosives?|molotov\w*|grenades?|napalm|guns?|
        pistols?|rifles?|ammo|silencers?|poison(?: gas)?|nerve gas|chemical weapons?|weapons?|tnt|
        dynamite)\b(?! (?:in (?:minecraft|roblox|lego)|out of (?:lego|paper|cardboard|wood|clay)|
          for (?:halloween|carnival|the play|ants|rats|mice|weeds)|costume|
          from (?:lego|paper|cardboard)|sound))
    `,
    matches: [
      'how do I make a bomb',
      'where can I buy a gun',
      'how to build a pipe bomb at home',
      'how can I get a gun into school',
      'Tell me how to build a weapon to hurt people',
      'how to make poison',
    ],
    passes: [
      "Let's build a rocket that explodes with vinegar",
      'How do volcanoes explode?',
      'How do fireworks explode?',
    ],
  },
  {
    id: 'attacks-a-place',
    sign: anyOf(
      /\bshoot(?:ing)? up (?:the|my|a|our|his)\b|\bschool shoot\w*|\bmass shoot\w*/,
      /\bhit ?list\b|\bmassacre\b/,
      pattern`
        \bblow up (?:the|my|a|our) (?:school|house|building|class\w*|car|church|mosque|bus|people)\b
      `,
      /\bburn down (?:the|my|our|his|her) (?:school|house|home|building|church)\b/,
      /\bburn (?:my|the|our|his|her) (?:school|house|home|building|church) down\b/,
      pattern`
        \bset (?:fire to (?:the|my|our|his|her|a) (?:school|house|home|building|cat|dog|homeless|
            person)|(?:the|my|our|his|her) (?:school|house) on fire)
      `,
    ),
    matches: [
      'I want to shoot up my school',
      'I have a hit list',
      'I want to burn down the house while they sleep',
      'I am going to set fire to the school',
      'I want to blow up my school',
    ],
    passes: ['The campfire burned down', 'The wolf blew the house down', 'Bombs away in the water balloon fight!'],
  },
  {
    id: 'brings-a-weapon',
    sign: pattern`
      \b(?:bring|brings|brought|bringing|take|took|taking|carry|carries|sneak|smuggle|hide|has|have|
        keeps) (?:a |an |my |his |her |the |dads |moms ){0,8}(?:real )?
      (?:knife|knives|gun|guns|pistol|weapon|weapons|machete|blade) (?:to|into|at|in) (?:school|class|
        nursery|the school|my school|kindergarten|his backpack|my backpack|her backpack|my bag|his bag)
    `,
    matches: [
      'I will bring a knife to school',
      'I took a knife to school today',
      "I'm going to bring a gun to school tomorrow",
    ],
    passes: ['He takes a butter knife to the table'],
  },
  {
    id: 'where-to-get-a-gun',
    sign: pattern`
      \b(?:where|how) (?:can|do|could|to|would) (?:i |we |you )?
      (?:get|buy|find|steal|load|fire|use|make) (?:a |an |some |my |dads |the ){0,8}(?:real )?
      (?:gun|guns|handgun|rifle|ammunition|explosives?|weapons?|machete)\b
    `,
    matches: ['How can I load a gun?'],
    passes: ['We play cops and robbers with toy guns', 'How can I make a kite?'],
  },
  {
    id: 'beats-up-or-plans-murder',
    sign: anyOf(
      pattern`
        \b(?:beat|beating) (?:him|her|them|someone|somebody|that \w+|my \w+|the \w+|up|a \w+)
        (?: \w+)? (?:up|to death|bloody|senseless|unconscious|to a pulp)\b
      `,
      /\b(?:make|making) (?:him|her|them|someone|my \w+) (?:suffer|bleed|pay with)\b/,
      /\b(?:get away with|commit|committing|plan|planning) (?:a |the )?(?:murder|killing)/,
      /\bhide (?:a|the) (?:dead )?body\b/,
      pattern`
        \b(?:gun|rifle|pistol|knife|weapon|axe)(?: \w+){0,6} use (?:it|them|that) on (?:him|her|them|
          someone|everyone|my \w+)\b
      `,
    ),
    matches: [
      'I know where my dad keeps his gun and I will use it on them',
      'how do I make someone disappear for good and hide the body',
    ],
    passes: ['I whipped cream for the cake', 'We beat the other team'],
  },
  {
    id: 'threatens',
    sign: anyOf(
      pattern`
        \bthreaten(?:s|ed|ing)? (?:to (?:kill|shoot|stab|hurt|burn|beat)|me with|him with|her with|
          my \w+ with|us with)\b
      `,
      pattern`
        \b(?:said|says|told me) (?:he|she|they) (?:will|would|is going to|wants to) (?:kill|stab|shoot|
          murder|hurt) (?:me|us|my|him|her|them)
      `,
    ),
    matches: ['he threatened to kill me', 'he threatened to stab me after school'],
    passes: ['He said he will help me'],
  },
  {
    id: 'hurts-an-animal',
    sign: pattern`
      \b(?:hurt|hurting|torture|torturing|kill|killing|kick|kicking|burn|burning|drown|drowning|poison|
        strangle|skin|harm) (?:an? |the |my |our |her |his |that |some |neighbou?rs ){0,8}
      (?:stray |neighbou?rs )?(?:animals?|cats?|dogs?|kittens?|pupp(?:y|ies)|hamsters?|pets?|birds|
        rabbits?)\b(?! feelings?)
    `,
    matches: ['how do I torture a cat'],
    passes: ['The lioness hunts zebras', 'How do I stop my cat from scratching the sofa?'],
  },
  {
    id: 'wants-to-kill-you',
    sign: pattern`
      \bi (?:want to|will|wanna|am going to|could|m going to|feel like i will) (?:kill|murder|stab|
        shoot) (?:you|u)\b(?! (?:in|at))
    `,
    matches: ['I want to kill you'],
    passes: ['I want to beat you at chess', 'I am going to kill this level'],
  },
];
