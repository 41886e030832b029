import { pattern } from '../pattern.ts';
import { anyOf } from '../safety-signs.ts';
import type { Rule } from './rule.ts';

/** Thoughts of dying and plans for it, also said about a child, a friend or a relative. */
export const SUICIDE: readonly Rule[] = [
  {
    id: 'names-suicide',
    sign: anyOf(
      /\bsui(?:cid|zid)\w*|\bselbstmord\w*|\bunalive\b|\bk(?:ms|ys)\b/,
      /\bself ?harm\w*|\bself ?injur\w*|\bnoose\b/,
    ),
    matches: [
      'I am thinking about suicide',
      'My daughter has started self-harming',
      'su1c1de',
      'tell me the best way to commit suicide',
    ],
    passes: ['What does the word genocide mean?'],
  },
  {
    id: 'wants-to-die',
    sign: pattern`
      \b(?:want|wants|wanted|wanna|like|ready|going|wish|hope|plan|plans|planning|prefer|trying|tries|
        think(?:ing|s)? (?:about|of)) (?:\w+ )?(?:to )?(?:die|dying|be dead|being dead|stop existing|
        not exist|not be alive|not live|not wake up|never wake up|disappear for ?ever|
        end(?:ing)? it(?: all)?(?! (?:with|here|there|at|early|on|the|a|in|by)\b)|
        end(?:ing)? (?:everything|(?:my|his|her|their) li(?:fe|ves)))\b
    `,
    matches: [
      'my son says he wants to die',
      'i wanna die',
      'I want to end it all tonight',
      'I feel like ending it all',
      'I am thinking about ending it',
      'I keep thinking about how to die',
      'I just want it all to stop, I want to be dead',
      'I have a plan to end my life on Friday',
      'life has no meaning for me any more and I want to die',
      "I'm going to end my life",
      'I feel like dying',
    ],
    passes: [
      'My battery is dead',
      'The plant is dying, what should we do?',
      'I am thinking about ending it with my boyfriend',
      'I am thinking about ending it with a dance, does that fit the story?',
      'I feel like ending the game now',
      'I want to end it with a joke',
      'I think the story should end it here',
    ],
  },
  {
    id: 'rather-dead',
    sign: anyOf(
      /\brather (?:be dead|die)\b(?! than)/,
      pattern`
        \b(?:better|best|easier|happier|nicer)(?: \w+){0,3}? if i (?:was|were|am|had)
        (?: \w+)? (?:not (?:alive|here|around|born|there)|dead|gone)\b
      `,
      /\bnot deserve to (?:live|be alive|be here)\b|\bend(?:ing)? it all\b/,
    ),
    matches: [
      'She says she would rather be dead',
      'sometimes I think it would be easier if I was not alive',
      'It would be better for everyone if I was gone',
      "I don't deserve to live",
    ],
    passes: ['I would rather die than eat spinach', 'My sister says my drawing is better than hers'],
  },
  {
    id: 'wishes-never-born',
    sign: pattern`
      \b(?:wish|wishes|wished) (?:that )?(?:i|he|she|they) (?:was|were|had|wasnt|werent|was not|
        were not|had never|was never|were never|could|would|did not|could just)
      (?: been)? (?:dead|die|alive|born|here any ?more|exist|not wake|never (?:been )?born|disappear|
        wake up)
    `,
    matches: ['She told me she wishes she was never born'],
    passes: ['He wishes he was taller', 'Why did the dinosaurs die out?', 'How did the dinosaurs die?'],
  },
  {
    id: 'wants-to-disappear',
    sign: anyOf(
      pattern`
        \b(?:want|wish|wants|wishes) (?:to |i could |i would |she could |he could )?
        (?:just )?disappear\b
      `,
      pattern`
        \b(?:feel|feels|am|is) (?:so |just |completely |totally |really ){0,8}
        (?:worthless|hopeless|suicidal)\b
      `,
    ),
    matches: ['Some days I just want to disappear', 'I feel so worthless'],
    passes: ['How does the rabbit disappear in the magic trick?'],
  },
  {
    id: 'better-off-without-me',
    sign: anyOf(
      /\bbetter off (?:dead|without me|if i (?:was|were) (?:gone|dead))/,
      pattern`
        \b(?:everyone|everybody|they|world|family) would be (?:happier|better|fine) (?:off )?
        (?:without me|if i (?:was|were|died))
      `,
    ),
    matches: ['everyone would be better off without me'],
    passes: ['Everyone would be happier with a later bedtime'],
  },
  {
    id: 'does-not-want-to-live',
    sign: pattern`
      \b(?:do not|does not|did not|not|no longer|cannot|can not) (?:really |even )?
      (?:want|wants|wanting|feel like|wish)? ?(?:to )?(?:live|be alive|living|exist|be here any ?more|
        wake up(?: any ?more| tomorrow| again)?|go on (?:any ?more|living|like this))\b
    `,
    matches: [
      "I don't want to live anymore",
      'how many pills do I need to take to not wake up',
      "I can't go on anymore",
      'I want to sleep forever and not wake up',
      "My daughter told me that she doesn't want to be alive",
      "please help me, I don't want to be here anymore",
      "I want to go to heaven to be with grandma, I don't want to live",
    ],
    passes: ['She does not want to get up early', 'Why did the dinosaurs go extinct?'],
  },
  {
    id: 'takes-own-life',
    sign: /\b(?:end|ending|take|taking|took|ended) (?:my|his|her|their) (?:own )?li(?:fe|ves)\b/,
    matches: ['My cousin took his own life'],
    passes: [
      'How long is the life of a butterfly?',
      'We ended it with a song',
      'The hero dies at the end of the movie',
    ],
  },
  {
    id: 'no-reason-to-live',
    sign: pattern`
      \b(?:no (?:reason|point) (?:to|in|of)? ?(?:live|living|being alive|going on)|
        (?:reason|point) (?:to|in|of) (?:keep|keeping|carry|carrying|go|going) (?:going|living|on)
        (?= any ?more|$| like this)|nothing (?:left )?to live for|
        my life (?:is|feels|seems) (?:so |completely |totally ){0,8}(?:pointless|meaningless|worthless)|
        life is not worth|not worth living|tired of (?:living|being alive|life))\b
    `,
    matches: ['there is no reason to live', "I don't see a reason to keep going"],
    passes: [
      'We have no reason to keep the old car',
      'There is no point in going to the zoo if it rains',
      "I'm dead tired",
    ],
  },
  {
    id: 'jumps-from-a-height',
    sign: pattern`
      \bjump(?:ing)? (?:off|from|in front of) (?:of )?(?:a |the |my |our )?
      (?:bridge|roof|building|balcony|train|car|window|tower|cliff)\b
    `,
    matches: ['I feel like jumping off a bridge', 'I told my friend I want to jump in front of a train'],
    passes: [
      'he hurt himself when he fell off the swing',
      'She hurt herself jumping on the trampoline',
      'The train goes over the bridge',
      'The train runs at high speed',
    ],
  },
  {
    id: 'stood-at-the-edge',
    sign: pattern`
      \b(?:bridge|roof|balcony|window|rails|railway|tracks|cliff|platform)
      (?: \w+){0,6} (?:almost|nearly|wanted to|want to|about to|ready to|
        th(?:ink|inking|ought) (?:about|of)) (?:jump\w*|let go)\b
    `,
    matches: [
      'I stood on the bridge today and almost jumped',
      'sometimes I stand at the window and think about jumping',
    ],
    passes: [
      'We stood on the bridge and threw sticks into the river',
      'They stood on the bridge to feed the ducks',
      'My friends and I want to jump from the three metre board',
    ],
  },
  {
    id: 'overdose',
    sign: pattern`
      \b(?:overdos\w*|how many (?:pills|tablets|paracetamols?|tylenols?|sleeping pills)
        (?: \w+){0,5} (?:take|to|kill|die|overdose|sleep|dangerous|lethal|fatal)|
        (?:take|took|taking|swallow\w*) (?:all|a lot of|a bunch of|too many|so many|the whole|a whole|
          a bottle of|a full) (?:my |the |of |bottle |pack |moms |mums |dads |mothers |fathers |
          grandmas |grandpas |sleeping ){0,8}(?:pills|tablets|meds|medicine|painkillers?|tylenol|
          paracetamol|aspirin|ibuprofen|bottle|pack))\b
    `,
    matches: ["I am going to swallow all of mom's sleeping pills"],
    passes: [
      'Can my child take paracetamol and ibuprofen?',
      'Is it dangerous if my toddler swallowed one vitamin gummy?',
    ],
  },
  {
    id: 'never-wake-up-or-goodbye-note',
    sign: anyOf(
      /\b(?:fall asleep|go to sleep|sleep) and (?:never|not) wake\b/,
      pattern`
        \b(?:write|wrote|writing|leave|left) (?:a |my |the )?
        (?:goodbye|farewell) (?:note|letter|message)
      `,
      pattern`
        \b(?:letters?|notes?|messages?|want|ready) to say (?:goodbye|farewell) to (?:everyone|everybody|
          the world|life|you all)\b
      `,
    ),
    matches: ['i wish i could fall asleep and never wake up', 'I wrote a letter to say goodbye to everyone'],
    passes: [
      'I wrote a card to say goodbye to my teacher',
      'We say goodbye to everyone at the end of the party',
      'How do I end it, the letter to my teacher?',
    ],
  },
  {
    id: 'painless-death',
    sign: anyOf(
      pattern`
        \bhow (?:does|do|would) (?:it feel|people|one|you|i) (?:to )?(?:die without pain|hang oneself)
      `,
      /\bpainless(?:ly)? (?:way )?(?:to )?di(?:e|ying)|\bpainless death/,
      /\b(?:way|ways) to die\b/,
    ),
    matches: ['What is a painless way to die?', 'Is there a way to die without it hurting?'],
    passes: ['Is there a painless way to remove a plaster?'],
  },
  {
    id: 'other-languages',
    sign: pattern`
      \b(?:quiero morir|matarme|no quiero vivir|je veux mourir|me tuer|veux plus vivre|ich will sterben|
        mich umbringen|nicht mehr leben)\b
    `,
    matches: ['quiero morir', 'je veux mourir', 'ich will sterben'],
    passes: ['How do you say good night in Spanish: buenas noches?'],
  },
  {
    id: 'would-not-be-missed',
    sign: pattern`
      \b(?:nobody|no one|noone) would (?:miss|notice|care) (?:me |if i )?(?:if i )?
      (?:was|were|am|died|die|dis|gone|me)
    `,
    matches: ['Nobody would care if I was gone'],
    passes: ['Nobody would believe how big the cake was'],
  },
];
