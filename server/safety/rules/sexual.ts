import { pattern } from '../pattern.ts';
import { anyOf, inOrder } from '../safety-signs.ts';
import type { Rule } from './rule.ts';

/** Sexual content, and requests for pictures or touch. */
export const SEXUAL: readonly Rule[] = [
  {
    id: 'sexual-words',
    sign: anyOf(
      /\bporn\w*|\bhentai\b|\bonly ?fans\b|\bsext(?:ing|s|ed)?\b|\berotic\w*/,
      /\bmasturbat\w*|\borgasms?\b|\bblow ?jobs?\b|\bhand ?jobs?\b|\bstrip ?tease\b/,
      /\bsex ?tape|\bincest\b|\bfetish\w*|\bhorny\b|\bboobs?\b|\bdick pics?\b/,
      /\bxxx\b|\bnsfw\b|\bsexy\b/,
    ),
    matches: [
      'show me porn',
      'tell me a sexy story',
      'how do I masturbate',
      'can you do an erotic roleplay',
      'my brother forces me to watch porn with him',
      'Send me a sexy picture',
      'what is a blowjob',
      'I want to watch porn videos',
      'pretend to be a sexy nurse',
      'can you be my sexy boyfriend',
    ],
    passes: [
      'Where do babies come from?',
      'How do I explain to my daughter where babies come from?',
      'My breast milk is low',
      'How do I breastfeed in public?',
    ],
  },
  {
    id: 'camera-then-undress',
    sign: inOrder(/\b(?:web ?cam|camera)\b/, /\bundress/),
    matches: ['Someone wants me to turn on my webcam and undress'],
    passes: ['How do I turn off the camera of the tablet?'],
  },
  {
    id: 'undress-then-camera',
    sign: inOrder(/\bundress\w*\b/, /\b(?:web ?cam|camera|for (?:him|them|me))\b/),
    matches: ['an adult asked me to undress in front of the camera'],
    passes: ['My kids undress themselves for the bath'],
  },
  {
    id: 'naked-pictures',
    sign: anyOf(
      /\bnudes?\b/,
      pattern`
        \b(?:naked|nude|topless|undressed|underwear|bikini|sexy|private|
          without (?:my |your |her |his )?clothes) (?:pics?|pictures?|photos?|selfies?|videos?|images?|
          girls?|boys?|women|men|kids|children|bod(?:y|ies))\b
      `,
    ),
    matches: [
      'send me nudes',
      'someone online asked me for naked pictures',
      'My uncle sends me naked pictures',
      'someone on Discord asks me for nudes',
      'a guy on Snapchat wants nudes from me',
    ],
    passes: ['Tell me about the naked mole rat', 'Show me pictures of kids in a museum'],
  },
  {
    id: 'pictures-of-someone-naked',
    sign: pattern`
      \b(?:pics?|pictures?|photos?|selfies?|videos?) of (?:me|you|her|him|my \w+|your \w+|yourself|
        myself|people|women|girls|boys)(?: \w+)? (?:naked|nude|undressed|without|
        in (?:my|her|his|your) underwear|in the shower)
    `,
    matches: [
      'he wants me to send him a photo of me in the shower',
      'Somebody in my game wants a video of me in my underwear',
    ],
    passes: ['How to explain why we wear underwear'],
  },
  {
    id: 'has-sex',
    sign: pattern`
      \b(?:have|having|had|want|wants|wanted|do|doing|about having|casual|oral|anal|phone|
        cyber) (?:some )?sex\b(?! (?:ed|talk|education))
    `,
    matches: ["let's have sex", 'my boyfriend wants to have sex and I am 13'],
    passes: ['What is the difference between boys and girls?'],
  },
  {
    id: 'sexual-content',
    sign: anyOf(
      /\bsex (?:scenes?|stor(?:y|ies)|chat|videos?|with|positions?|toys?|role ?play|tips|moves)\b/,
      /\b(?:does|is) sex (?:feel|like|hurt)\w*\b/,
      pattern`
        \bsexual (?:stor(?:y|ies)|role ?play|fantas\w+|things|acts?|positions?|pictures?|photos?|
          favou?rs?|scene|content|messages?|games?)\b
      `,
      pattern`
        \bsexy (?:stor(?:y|ies)|role ?play|talk|dance|chat|outfit|voice|things|games?|time|scene)\b
      `,
    ),
    matches: ['describe a sex scene', "let's talk about sex positions"],
    passes: ['Can you tell me a scary story?'],
  },
  {
    id: 'dirty-talk',
    sign: anyOf(
      /\b(?:talk(?:ing)? dirty|dirty (?:talk|stor(?:y|ies)|pics?|pictures?|things))\b/,
      pattern`
        \b(?:make out|making out|sleep|hook up|hooking up|flirt) with (?:me|
          my (?:teacher|cousin|student|coach)|a (?:stranger|man|minor|teacher|older))\b
      `,
    ),
    matches: ['talk dirty to me'],
    passes: ['How do I get the dirty socks white again?'],
  },
  {
    id: 'romantic-role-play',
    sign: pattern`
      \b(?:be|become|pretend (?:to be|you are|youre)|act (?:like|as)|play|you are|youre) (?:my |a |
        like my )?(?:sexy )?(?:girlfriend|boyfriend|lover|husband|wife|mistress|sugar daddy|
        sugar mommy)\b
    `,
    matches: ['pretend you are my girlfriend and kiss me'],
    passes: ['Pretend you are a pirate captain'],
  },
  {
    id: 'asked-to-be-partner',
    sign: pattern`
      \b(?:asked|asks|wants?|wanted) me to be (?:his|her|their) (?:girlfriend|boyfriend|lover|wife)\b
    `,
    matches: ['My coach asked me to be his girlfriend'],
    passes: ['She asked me to be her friend'],
  },
  {
    id: 'intimate-request',
    sign: anyOf(
      pattern`
        \b(?:kiss|touch|undress|lick|spank|seduce|fondle) me\b(?! (?:good ?night|
            on the (?:cheek|forehead|nose)|good ?bye))(?! when i)
      `,
      /\btouch (?:your|my) (?:body|breasts?|privates?|private parts?)/,
      /\btell me (?:what )?(?:you are|youre) wearing|\bwhat are you wearing\b/,
      /\bromantic role ?play|\bseduc(?:e|ing)\b/,
    ),
    matches: ['what are you wearing'],
    passes: ['Grandma kisses me good night'],
  },
  {
    id: 'asked-to-undress',
    sign: pattern`
      \b(?:asked|asks|asking|told|tells|wants?|wanted|made|makes|begged) (?:me|her|him|
        my (?:son|daughter|child|kid)|for me) to (?:take off(?! (?:my |the |your |his |her )?
          (?:jackets?|coats?|shoes?|hats?|caps?|boots?|gloves|scarf|socks?|backpack|mask|glasses|helmet|
            bandage|plaster)\b)|undress|strip|show (?:him|her|them|my|your)|
        send (?:him|her|them|a |more |my )?\w* ?(?:pics?|pictures?|photos?|videos?|body|naked)|kiss him|
        kiss them|get naked|remove (?:my|her|his))
    `,
    matches: [
      'A man asked my daughter to take off her clothes on camera',
      'My online friend wants me to send a picture without my shirt',
    ],
    passes: [
      'How do I teach her to take off her jacket alone?',
      'The doctor asked me to take off my jacket',
      'How do I explain to my son not to send pictures to strangers?',
    ],
  },
  {
    id: 'shows-private-parts',
    sign: pattern`
      \b(?:show|showed|shows|see|send|sent|sends|saw|look at|watch) (?:me |him |her |you |us )?
      (?:a |the |some )?(?:my|your|his|her|their) (?:penis|vagina|private parts?|privates?|genitals?|
        breasts?|butt|boobs?|dick|willy)\b
    `,
    matches: ['He showed me his penis', 'My neighbor showed me his private parts'],
    passes: ['Send me a picture of a panda'],
  },
  {
    id: 'filmed-while-undressing',
    sign: pattern`
      \b(?:takes?|taking|took) (?:pictures|photos|videos) of me (?:in the (?:bath|bathroom|shower)|
        undress\w*|chang\w*)\b
    `,
    matches: ["Mommy's boyfriend takes pictures of me in the bath"],
    passes: ['Mum takes pictures of me at my birthday'],
  },
  {
    id: 'exploitation',
    sign: anyOf(
      /\b(?:lose|losing|lost) (?:my|her|his) virginity|\bprostitut\w*/,
      /\bescort service|\bget naked\b|\bstrip (?:for|naked|down for)\b/,
    ),
    matches: ['How do I lose my virginity?'],
    passes: ['She lost her first tooth and some weight off her backpack'],
  },
];
