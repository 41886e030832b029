import { SELF, SORE_ON_PURPOSE, withoutMishaps } from './safety-mishaps.ts';
import { inOrder, type Sign, withoutExcuse } from './safety-signs.ts';

/**
 * Tells texts that need a person from texts that need an answer (quality K7). A matcher and no model: it works
 * offline, always decides the same way, and can be read. It looks for somebody in danger or somebody planning harm,
 * not for dark words: dragons may die and processes may be killed.
 */

export const SAFETY_CATEGORIES = [
  'self_harm',
  'abuse',
  'sexual',
  'violence',
  'drugs',
  'eating_disorder',
  'secrecy',
] as const;
export type SafetyCategory = (typeof SAFETY_CATEGORIES)[number];

const PARENT =
  '(?:mom|mum|mommy|mummy|mama|mother|dad|daddy|papa|father|parents?|folks|stepdad|stepmom|grandma|grandpa|teacher|family|wife|husband)';
const ADULT =
  '(?:(?:my |the |our |her |his |a |an )?(?:dad|daddy|father|mom|mum|mommy|mummy|mother|step ?dad|step ?father|step ?mom|step ?mother|uncle|aunt|grandpa|grandfather|grandma|teacher|coach|trainer|babysitter|sitter|nanny|neighbou?r|boyfriend|husband|wife|partner|ex|man|adult|grown ?up|priest|parents|someone|somebody))';
const PERSON =
  '(?:him|her|them|someone|somebody|anyone|everyone|everybody|others|other (?:kids|people|children|students)|people|a person|a man|a woman|a (?:boy|girl|kid|child|classmate|student)|the (?:kids?|children|boys?|girls?|teachers?|class|neighbou?rs?)|(?:my|his|her|our|that|the) (?:little |big |older |younger |baby |best |whole |entire |own |annoying |stupid |ex ){0,8}(?:class ?mates?|teachers?|sister|brother|siblings?|mom|mum|mommy|mother|dad|daddy|father|step ?(?:dad|mom|mum|father|mother|sister|brother)|uncle|aunt|cousin|grandma|grandpa|roommate|parents|family|wife|husband|ex|boss|neighbou?r|friend|bully|bullies|baby|son|daughter|child|kids?|dog|cat|pet))';
const ONLINE_PERSON =
  '(?:someone|somebody|stranger|man|guy|boy|girl|woman|person|friend)(?: i (?:met|know|talk to|chat with))? (?:online|(?:on|from|in) (?:the |a |an |my )?(?:roblox|discord|snapchat|instagram|tiktok|minecraft|fortnite|whatsapp|games?|internet|chat|app))';
const DRUG =
  '(?:weed|cannabis|marijuana|hash(?:ish)?|cocaine|coke|heroin|(?:crystal )?meth|ecstasy|mdma|molly|lsd|acid|shrooms|magic mushrooms|ketamine|fentanyl|xanax|adderall|ritalin|oxy(?:codone)?|opioids?|opium|crack|drugs|edibles|joints?|bong|vapes?|spice|pills)';

/** Harmless ways to say harmful things; taken out before anything else is looked at. */
const HARMLESS: readonly RegExp[] = [
  /\b(?:die|died|dying|dead|killed|killing me)\b (?:of|from|with) (?:laugh\w*|boredom|embarrass\w*|hunger|curiosity|shame|happiness|joy|the heat|heat|thirst)/g,
  /\b(?:dying|die) (?:my|her|his|their|your|the|some|easter|an?) (?:hair|eggs?|shirts?|wool|fabric|cloth\w*)/g,
  /\b(?:dying|would die|to die) (?:to (?:know|see|meet|try|hear|go)|for)\b/g,
  /\b(?:do not|does not|did not|never) (?:want|wants) (?:\w+ )?to (?:die|hurt|kill|cut|harm)\b(?! anymore)/g,
  /\bkill(?:s|ed|ing)? (?:the |this |that |these |my |some |all |off |time|an? ){0,8}(?:process(?:es)?|tasks?|threads?|apps?|programs?|servers?|jobs?|time|mood|lights?|engine|switch|weeds?|germs?|bacteria|virus(?:es)?|bugs?|flies|fly|mosquito(?:e?s)?|ants?|moths?|lice|mold|mould|dragons?|monsters?|boss(?:es)?(?: level)?|zombies?|creepers?|orcs?|goblins?|vampires?|wolf|witch|giant|two birds|plants?|appetite|motor)\b/g,
  /\bkiller (?:whales?|app|feature|robots?|bees?|outfit|smile)\b|\bdressed to kill\b|\bpain ?killers?\b|\bkills? (?:two birds|99|the vibe|the joke)/g,
  /(?<!\b(?:scared|afraid|terrified) (?:that )?(?:my |our )?)\b(?:mom|mum|dad|mother|father|wife|husband|boss|teacher|parents|she|he|they)(?: is| are| will|'ll)?(?: going to| gonna)? kill me\b(?! (?:one day|if i tell|tonight|with))/g,
  /\b(?:shoot|shooting|shot)s? (?:hoops|stars?|baskets?|(?:a |some |the )?(?:photos?|pictures?|videos?|films?|movie|goal|penalty|ball|arrows?|email|message)|me an? (?:email|message)|an? (?:email|message))/g,
  /\b(?:bath|seed|glitter|cocoa|chocolate|snow|water|colou?r|cherry|photo|jelly|fruit|stink|tea|hot chocolate|dive|honey|fizzy) ?bombs?\b|\bbombed (?:the|a|my|his|her) (?:test|exam|quiz|interview|recipe)/g,
  /\b(?:toy|water|nerf|glue|lego|squirt|bubble|play|plastic|paper|hair|foam|cardboard|heat|staple|massage|rubber ?band) (?:guns?|pistols?|swords?|knives|knife|weapons?)\b/g,
  /\bbeat(?:s|en|ing)? (?:me|him|her|us|them|my \w+|the \w+)(?: \w+)? (?:at|in|by|to the)\b(?! (?:night|home|secret|the head))/g,
  /\b(?:hit|hits|kicks?|kicked|punch(?:es|ed)?) (?:me |him |her |us )?(?:with (?:a |the |his |her |an )?(?:pillow|balloon|snow ?balls?|question|idea|soft|foam|cuteness|ball by)|the (?:ball|road|target|jackpot|note|bag|books|gym|brakes))/g,
  /\b(?:pull|pulls|pulling|pick|picking|dig|digging|remove|removing|kill|spray) (?:out |up )?(?:the |some |all ){0,8}weeds?\b|\bweed(?:ing)? the \w+|\bweeds\b|\bsea ?weed\b|\bweed (?:killer|whacker)/g,
  /\bcrack(?:ing|ed)? (?:an? |the |some |my |his |her )?(?:eggs?|nuts?|jokes?|codes?|knuckles|case|walnuts?|safe|window|up|open)/g,
  /\b(?:drug ?stores?|pharmacy|speed (?:up|limit|bump|of|boat)|high (?:score|school|chair|five|marks?|grades?|up|enough|heels?|quality|tide|temperature|note)|coke (?:can|bottle|zero|and mentos|float)|diet coke|pill ?(?:bug|ow)s?|acid rain|citric acid|old spice|pumpkin spice)/g,
  /\bget(?:s|ting)? high (?:on the swing|on a swing|into the|above|in the (?:air|sky|tree))/g,
  /\bnude (?:colou?r(?:ed)?|lip ?stick|tights|shade|nail|heels?|shoes?|tone)\b|\bnaked (?:mole|eye|truth|neck|cake)/g,
  /\b(?:sex|gender) of (?:the|our|my|a|an|your|fish|turtles|plants)\b|\bsame sex\b|\b(?:opposite|male|female) sex\b|\bsex ed(?:ucation)?\b|\bsex (?:chromosomes?|difference)/g,
  /\b(?:chicken|turkey|duck) breasts?\b|\b(?:blue|great|coal|marsh) tits?\b|\bstrip(?:s|ped|ping)? the (?:bed|wall|paint|wallpaper)/g,
  /\bsecret (?:gardens?|santa|agents?|ingredients?|recipes?|codes?|doors?|passages?|passageway|messages?|handshakes?|tunnels?|rooms?|maps?|bases?|language|clubs?|world|sauce|identity|level|treasure|island|life of pets|mission|weapon|ballot|spy|spies|hideouts?)\b/g,
  /\b(?:dog|cat|pet|horse|self|hair|poodle) groom(?:ing|er|ed)?\b|\bgroom(?:ing|ed)? (?:the|my|our|a|his|her) (?:dog|cat|pet|horse|pony|beard)/g,
  /\b(?:starving|starved)\b(?! (?:my ?self|her ?self|him ?self|to|so|them))/g,
  /\b(?:murder|crime) myster(?:y|ies)\b|\ba murder of crows\b|\bcrow murder\b/g,
  /\b(?:suicide squad|suicide squeeze|suicide doors?)\b/g,
  /\b(?:fell|tripped|slipped|bumped|crashed|stumbled|jumped)\b(?: \w+){0,7} (?:hurt|cut|burned) (?:my ?self|him ?self|her ?self|them ?selves)\b/g,
  /\b(?:sharks?|snakes?|spiders?|bears?|wol(?:f|ves)|lions?|tigers?|crocodiles?|whales?|orcas?|volcano\w*|lava|earthquakes?|tornado\w*|hurricanes?|tsunamis?|lightning|storms?|virus(?:es)?|germs|bees?|wasps?|jellyfish|scorpions?|dinosaurs?|t ?rex|dragons?|monsters?|zombies?|villains?|witch(?:es)?|knights?|soldiers?|pirates?|romans?|vikings?|meteors?|asteroids?|black holes?|plants?|mushrooms?|venom|mosquito\w*|frogs?|king|queen)(?: \w+){0,3} (?:kill|attack|eat|bite|poison|hurt|murder|strangle|burn|choke)\w*(?: \w+)?\b/g,
  /\b(?:talk|talking|explain|explaining|speak|teach|discuss|discussing|conversations?|educate|warn)(?: (?!me\b)\w+){1,8}? (?:about|against)(?: \w+){0,3} (?:sex|porn\w*|sexting|nudes|drugs?|vap\w+|alcohol|smoking|weed|cigarettes|drinking|beer|masturbation|rape|violence|guns?|strangers?)\b/g,
  /\b(?:she|he|they|son|daughter|child|kid) (?:will not|does not|never|do not|did not|would not) (?:want to )?tells? (?:me|us|anyone|anybody|her|his|him|you)\b/g,
  /\b(?:do not|never) tell (?:anyone|anybody|mom|dad) but\b/g,
  /\b(?:hate|hates|hating) (?:him|her|them) ?sel(?:f|ves) (?:when|if|for|after|whenever)(?: \w+){0,4}? (?:los\w+|game|match|mistakes?|goal|homework|wrong|forg\w+)\b|\bhates? (?:him|her) ?self (?:in|on) (?:photos?|pictures?|videos?)\b/g,
  /\b(?:baby|babies|toddler|newborn|infant|puppy|dog|cat|kitten|hamster|rabbit|bird|fish|horse)(?: \w+){0,3} not (?:eat|eaten|eating)\b/g,
  /\b(?:baby|toddler|newborn|infant)(?: \w+){0,3} fingers? (?:down|in|into)\b/g,
  /\bpush(?:ed|es|ing)? (?:me|us|him|her|them|my \w+) to (?!the\b|my\b)\w+/g,
  /\b(?:keep|keeping|kept) (?:the |our |their )?(?:answers?|solutions?|results?|winners?) (?:a )?secret\b/g,
  /\b(?:take|takes|taking|took|gives?|gave|needs?) (?:his|her|my|their|our|the) (?:\w+ )?pills (?:every|each|in the|at|with|before|after|twice|once|daily|regularly)\b/g,
  /\bpurg(?:e|ing) (?:the |my |our |old )?(?:cache|files?|emails?|closet|data|toys|inbox)/g,
];

const UNSAFE: readonly (readonly [SafetyCategory, readonly Sign[]])[] = [
  [
    'self_harm',
    [
      new RegExp(
        `\\b(?:kill|killed|killing|hurts?|hurting|harm|harms|harmed|harming|cut|cuts|cutting|stab|stabbing|hang|hanging|hate|hates|hating|burn|burns|burning|punish|punishes|punishing|injure|injuring|drown|shoot|end|scratch|unalive) (?:off )?${SELF}\\b`,
      ),
      /\b(?:hit|hitting|punch|punching|slap|slapping) my ?self\b/,
      ...SORE_ON_PURPOSE,
      /\bsui(?:cid|zid)\w*|\bselbstmord\w*|\bunalive\b|\bk(?:ms|ys)\b|\bself ?harm\w*|\bself ?injur\w*|\bnoose\b/,
      /\b(?:want|wants|wanted|wanna|like|ready|going|wish|hope|plan|plans|planning|prefer|trying|tries|think(?:ing|s)? (?:about|of)) (?:\w+ )?(?:to )?(?:die|dying|be dead|being dead|stop existing|not exist|not be alive|not live|not wake up|never wake up|disappear for ?ever|end(?:ing)? it(?: all)?(?! (?:with|here|there|at|early|on|the|a|in|by)\b)|end(?:ing)? (?:everything|(?:my|his|her|their) li(?:fe|ves)))\b/,
      /\brather (?:be dead|die)\b(?! than)|\b(?:better|best|easier|happier|nicer)(?: \w+){0,3}? if i (?:was|were|am|had)(?: \w+)? (?:not (?:alive|here|around|born|there)|dead|gone)\b|\bnot deserve to (?:live|be alive|be here)\b|\bend(?:ing)? it all\b/,
      /\b(?:wish|wishes|wished) (?:that )?(?:i|he|she|they) (?:was|were|had|wasnt|werent|was not|were not|had never|was never|were never|could|would|did not|could just)(?: been)? (?:dead|die|alive|born|here any ?more|exist|not wake|never (?:been )?born|disappear|wake up)/,
      /\b(?:want|wish|wants|wishes) (?:to |i could |i would |she could |he could )?(?:just )?disappear\b|\b(?:feel|feels|am|is) (?:so |just |completely |totally |really ){0,8}(?:worthless|hopeless|suicidal)\b/,
      /\bbetter off (?:dead|without me|if i (?:was|were) (?:gone|dead))|\b(?:everyone|everybody|they|world|family) would be (?:happier|better|fine) (?:off )?(?:without me|if i (?:was|were|died))/,
      /\b(?:do not|does not|did not|not|no longer|cannot|can not) (?:really |even )?(?:want|wants|wanting|feel like|wish)? ?(?:to )?(?:live|be alive|living|exist|be here any ?more|wake up(?: any ?more| tomorrow| again)?|go on (?:any ?more|living|like this))\b/,
      /\b(?:end|ending|take|taking|took|ended) (?:my|his|her|their) (?:own )?li(?:fe|ves)\b/,
      /\b(?:no (?:reason|point) (?:to|in|of)? ?(?:live|living|being alive|going on)|(?:reason|point) (?:to|in|of) (?:keep|keeping|carry|carrying|go|going) (?:going|living|on)(?= any ?more|$| like this)|nothing (?:left )?to live for|my life (?:is|feels|seems) (?:so |completely |totally ){0,8}(?:pointless|meaningless|worthless)|life is not worth|not worth living|tired of (?:living|being alive|life))\b/,
      /\bjump(?:ing)? (?:off|from|in front of) (?:of )?(?:a |the |my |our )?(?:bridge|roof|building|balcony|train|car|window|tower|cliff)\b/,
      /\b(?:bridge|roof|balcony|window|rails|railway|tracks|cliff|platform)(?: \w+){0,6} (?:almost|nearly|wanted to|want to|about to|ready to|th(?:ink|inking|ought) (?:about|of)) (?:jump\w*|let go)\b/,
      /\b(?:started|start|keep|kept|stop|been|began|back to) cutting(?= again| because| when| at night|$)|\bcuts (?:all )?(?:on|over|along|up) (?:my|her|his|their) (?:\w+ )?(?:arms?|wrists?|legs?|thighs?)\b/,
      /\b(?:press|pressing|presses|stub|stubbing|hold|holding|stick|sticking) (?:\w+ ){0,3}?(?:hot|lighter|cigarettes?|blade|razor|knife|needles?|flame)(?: \w+){0,3} (?:on|to|against|into) (?:my|his|her) (?:own )?(?:skin|arms?|wrists?|legs?|thighs?)\b/,
      /\b(?:fail\w*|sad|upset|angry|fight\w*|lonely|yell\w*|stress\w*|feel \w+)(?: \w+){0,6} i (?:burn|cut|scratch|bite|hit|pinch) my (?:own )?(?:skin|arms?|wrists?|legs?|thighs?|hands?)\b|\bdone with (?:my )?(?:life|living)\b/,
      /\b(?:pinch|scratch|bite|claw|pick at) (?:my ?self|my (?:skin|arms?|hands?))(?: \w+){0,3}? until (?:i|it|they) (?:bleeds?|hurts?)\b/,
      /\b(?:slit|slits|cut|cuts|cutting|slicing|slice) (?:on |up )?(?:my|his|her|their) (?:own )?(?:wrists?|arms?|legs?|skin|thighs?|body|veins?)\b/,
      inOrder(
        /\b(?:burn|burns|burned|burning|scratch|scratches|scratched|scratching|cut|cuts|cutting|hurt|hurting) (?:\w+ )?(?:my|his|her) (?:own )?(?:skin|wrists?|arms?|legs?|thighs?)\b/,
        /\b(?:lighter|razor|blade|knife|bleeds?|cigarette|on purpose|sad|pain|feel)\b/,
      ),
      /\b(?:overdos\w*|how many (?:pills|tablets|paracetamols?|tylenols?|sleeping pills)(?: \w+){0,5} (?:take|to|kill|die|overdose|sleep|dangerous|lethal|fatal)|(?:take|took|taking|swallow\w*) (?:all|a lot of|a bunch of|too many|so many|the whole|a whole|a bottle of|a full) (?:my |the |of |bottle |pack |moms |mums |dads |mothers |fathers |grandmas |grandpas |sleeping ){0,8}(?:pills|tablets|meds|medicine|painkillers?|tylenol|paracetamol|aspirin|ibuprofen|bottle|pack))\b/,
      /\b(?:fall asleep|go to sleep|sleep) and (?:never|not) wake\b|\b(?:write|wrote|writing|leave|left) (?:a |my |the )?(?:goodbye|farewell) (?:note|letter|message)|\b(?:letters?|notes?|messages?|want|ready) to say (?:goodbye|farewell) to (?:everyone|everybody|the world|life|you all)\b/,
      /\bhow (?:does|do|would) (?:it feel|people|one|you|i) (?:to )?(?:die without pain|hang oneself)|\bpainless(?:ly)? (?:way )?(?:to )?di(?:e|ying)|\bpainless death|\b(?:way|ways) to die\b/,
      /\b(?:quiero morir|matarme|no quiero vivir|je veux mourir|me tuer|veux plus vivre|ich will sterben|mich umbringen|nicht mehr leben)\b/,
      /\b(?:nobody|no one|noone) would (?:miss|notice|care) (?:me |if i )?(?:if i )?(?:was|were|am|died|die|dis|gone|me)/,
    ],
  ],
  [
    'sexual',
    [
      /\bporn\w*|\bhentai\b|\bonly ?fans\b|\bsext(?:ing|s|ed)?\b|\berotic\w*|\bmasturbat\w*|\borgasms?\b|\bblow ?jobs?\b|\bhand ?jobs?\b|\bstrip ?tease\b|\bsex ?tape|\bincest\b|\bfetish\w*|\bhorny\b|\bboobs?\b|\bdick pics?\b|\bxxx\b|\bnsfw\b|\bsexy\b/,
      inOrder(/\b(?:web ?cam|camera)\b/, /\bundress/),
      inOrder(/\bundress\w*\b/, /\b(?:web ?cam|camera|for (?:him|them|me))\b/),
      /\bnudes?\b|\b(?:naked|nude|topless|undressed|underwear|bikini|sexy|private|without (?:my |your |her |his )?clothes) (?:pics?|pictures?|photos?|selfies?|videos?|images?|girls?|boys?|women|men|kids|children|bod(?:y|ies))\b/,
      /\b(?:pics?|pictures?|photos?|selfies?|videos?) of (?:me|you|her|him|my \w+|your \w+|yourself|myself|people|women|girls|boys)(?: \w+)? (?:naked|nude|undressed|without|in (?:my|her|his|your) underwear|in the shower)/,
      /\b(?:have|having|had|want|wants|wanted|do|doing|about having|casual|oral|anal|phone|cyber) (?:some )?sex\b(?! (?:ed|talk|education))/,
      /\bsex (?:scenes?|stor(?:y|ies)|chat|videos?|with|positions?|toys?|role ?play|tips|moves)\b|\b(?:does|is) sex (?:feel|like|hurt)\w*\b|\bsexual (?:stor(?:y|ies)|role ?play|fantas\w+|things|acts?|positions?|pictures?|photos?|favou?rs?|scene|content|messages?|games?)\b|\bsexy (?:stor(?:y|ies)|role ?play|talk|dance|chat|outfit|voice|things|games?|time|scene)\b/,
      /\b(?:talk(?:ing)? dirty|dirty (?:talk|stor(?:y|ies)|pics?|pictures?|things))\b|\b(?:make out|making out|sleep|hook up|hooking up|flirt) with (?:me|my (?:teacher|cousin|student|coach)|a (?:stranger|man|minor|teacher|older))\b/,
      /\b(?:be|become|pretend (?:to be|you are|youre)|act (?:like|as)|play|you are|youre) (?:my |a |like my )?(?:sexy )?(?:girlfriend|boyfriend|lover|husband|wife|mistress|sugar daddy|sugar mommy)\b/,
      /\b(?:asked|asks|wants?|wanted) me to be (?:his|her|their) (?:girlfriend|boyfriend|lover|wife)\b/,
      /\b(?:kiss|touch|undress|lick|spank|seduce|fondle) me\b(?! (?:good ?night|on the (?:cheek|forehead|nose)|good ?bye))(?! when i)|\btouch (?:your|my) (?:body|breasts?|privates?|private parts?)|\btell me (?:what )?(?:you are|youre) wearing|\bwhat are you wearing\b|\bromantic role ?play|\bseduc(?:e|ing)\b/,
      /\b(?:asked|asks|asking|told|tells|wants?|wanted|made|makes|begged) (?:me|her|him|my (?:son|daughter|child|kid)|for me) to (?:take off(?! (?:my |the |your |his |her )?(?:jackets?|coats?|shoes?|hats?|caps?|boots?|gloves|scarf|socks?|backpack|mask|glasses|helmet|bandage|plaster)\b)|undress|strip|show (?:him|her|them|my|your)|send (?:him|her|them|a |more |my )?\w* ?(?:pics?|pictures?|photos?|videos?|body|naked)|kiss him|kiss them|get naked|remove (?:my|her|his))/,
      /\b(?:show|showed|shows|see|send|sent|sends|saw|look at|watch) (?:me |him |her |you |us )?(?:a |the |some )?(?:my|your|his|her|their) (?:penis|vagina|private parts?|privates?|genitals?|breasts?|butt|boobs?|dick|willy)\b/,
      /\b(?:takes?|taking|took) (?:pictures|photos|videos) of me (?:in the (?:bath|bathroom|shower)|undress\w*|chang\w*)\b/,
      /\b(?:lose|losing|lost) (?:my|her|his) virginity|\bprostitut\w*|\bescort service|\bget naked\b|\bstrip (?:for|naked|down for)\b/,
    ],
  ],
  [
    'abuse',
    [
      new RegExp(
        `\\b${ADULT} (?:\\w+ ){0,3}?(?:hits?|hitting|beats?|beat|beating|punch(?:es|ed|ing)?|kick(?:s|ed|ing)?|slap(?:s|ped|ping)?|chok(?:es|ed|ing)|hurts?|hurting|burn(?:s|ed|t)|whip(?:s|ped)|shak(?:es|ing)|shook|spank(?:s|ed)|strangl\\w+|threaten(?:s|ed)|throws things at|pushed|pushes|locks?|locked) (?:me|us|him|her|mom|mum|mommy|mummy|(?:my|our|the|his|her) (?:son|daughter|child|kids?|children|baby|brother|sister|mom|mum|mother|little|toddler|family|step \\w+))\\b(?! (?:a|with a) (?:pillow|question|ball|snow))(?! out of the bathroom)`,
      ),
      /\b(?:touch(?:es|ed|ing)?|rub(?:s|bed)|grab(?:s|bed)|feels?|kiss(?:es|ed)) (?:me|him|her|my (?:son|daughter|child|kid|little \w+\b|body)|my|her|his) ?(?:\w+ )?(?:inappropriately|down there|down below|in (?:a |bad |wrong ){0,8}(?:bad|wrong|weird|strange|funny|private) (?:way|places?|parts?|spots?)|where (?:i|he|she|it) (?:do|does|did|should|is|feels?)\w*|under (?:my|her|his) (?:clothes|shirt|skirt|pants|underwear)|between (?:my|her|his) legs|private parts?|privates?|there|breasts?|bottom|butt|at night)/,
      new RegExp(
        `\\b${ADULT} (?:\\w+ ){0,3}?(?:touch(?:es|ed|ing)) (?:me|my (?:daughter|son|child|little|body|private)|her|him)\\b(?! heart)`,
      ),
      /\b(?:dad|daddy|father|uncle|grandpa|grandfather|step ?dad|step ?father|brother|coach|man|boyfriend|cousin)\b(?: \w+){0,4} (?:to|into|in) my (?:bed|shower|bath)\b|\bbeaten (?:if|when|because|for|up by|every)\b/,
      /\btouch(?:es|ed|ing) me\b(?! (?:deeply|so much|emotionally|because|when we play|in tag|on the (?:shoulder|arm|back|nose|head)|with (?:its|his|her) (?:nose|paw|song|words)))|\b(?:comes?|came|coming|gets?|climbs?) (?:in|into) my (?:room|bed|shower)(?: \w+)? at night\b/,
      /\b(?:being|getting|get|gets|got|am|is) (?:hit|beaten|hurt|punched|slapped|kicked|locked up) (?:at home|every (?:day|night)|by (?:my|his|her|our) (?:own )?(?:dad|father|mom|mum|mother|step ?\w+|husband|wife|uncle|teacher|coach|partner|boyfriend|parents))\b/,
      /\b(?:puts?|putting|sticks?|slides?|slid|reach(?:es|ed)) (?:his|her|their) (?:hands?|fingers?) (?:in|into|inside|down|under|up) (?:my|my (?:sons|daughters|childs)) (?:pants|trousers|underwear|skirt|shirt|clothes|pyjamas|pajamas|dress|bra)\b/,
      new RegExp(
        `\\b${ADULT} (?:\\w+ ){0,3}?(?:throws?|threw|throwing) (?:\\w+ ){0,2}?(?:bottles?|plates?|dishes|glass(?:es)?|chairs?|shoes?|kni(?:fe|ves)|furniture|things|stuff) at (?:me|us|him|her|mom|mum|my \\w+|the (?:kids|children))\\b`,
      ),
      /\b(?:teacher|tutor|coach|trainer|uncle|babysitter|neighbou?r|priest|step ?dad|step ?father|man|cousin) (?:\w+ ){0,2}?kiss(?:ed|es|ing) me\b(?! (?:good ?night|good ?bye|on the (?:cheek|forehead|nose|head)))/,
      /\btouch(?:es|ed|ing) (?:the )?(?:girls|boys|kids|children)\b|\b(?:girls|boys|kids|children|students)(?: \w+){0,6} touch(?:es|ed|ing) them\b/,
      new RegExp(
        `\\b(?:scared|afraid|terrified|worried) (?:that )?${ADULT} (?:will|might|could|is going to) (?:kill|hurt|hit|beat|harm) (?:me|us|him|her|them|my \\w+|the (?:kids|children|baby))\\b`,
      ),
      /\b(?:will|would|going to) (?:\w+ ){0,5}?(?:hurt|hit|beat|kill) (?:me|us|him|her|my \w+) (?:if|when|unless) (?:i|we|she|he)\b/,
      new RegExp(`\\b(?:scared|afraid|terrified) of what ${ADULT} (?:will|might|would|could|does|is going to) do\\b`),
      /\bleav(?:es?|ing) (?:me|us|the kids|my (?:little )?\w+) (?:home )?alone (?:for (?:days|weeks|a (?:day|week|weekend))|all (?:day|night|weekend)|every|at night)/,
      /\b(?:makes?|made|forc(?:es|ed|ing)) (?:me|him|her|my (?:son|daughter|child)) (?:to )?(?:touch|undress|take off|watch (?:porn|naked|bad)|sleep (?:in|with)|do (?:bad |things )|kiss)/,
      /\bmolest\w*|\brap(?:e|ed|ing|ist)\b|\bincest\w*|\bp(?:a)?edophil\w*|\bdomestic (?:violence|abuse)|\bchild abuse\b|\b(?:sexually|physically|emotionally) abus\w*|\babus(?:es|ed|ing|ive) (?:me|him|her|us|my|by|towards?|husband|wife|father|mother|dad|mom|partner|parents?|relationship|home)\b|\b(?:being|been|getting|is|am|was) abused\b|\bgroom(?:ed|ing) (?:me|her|him|my (?:son|daughter|child|kid)|by|a child|kids)/,
      /\b(?:scared|afraid|terrified|frightened) (?:of|to go home to|to be alone with|to be with) (?:my |his |her |the )?(?:own )?(?:dad|daddy|father|mom|mum|mother|step ?\w+|uncle|husband|wife|partner|boyfriend|coach|grandpa|grandfather)\b|\b(?:scared|afraid|terrified) to go home\b|\bnot safe at home\b|\bunsafe at home\b/,
      /\b(?:lock|locks|locked|locking) (?:me|him|her|us|my \w+) (?:up )?(?:in|inside|into|outside|out) (?:the |a |my |his )?(?:closet|cellar|basement|dark|bathroom|cupboard|attic|room|house|cold|shed|all night)/,
      /\bi (?:hit|beat|slapped|shook|shake|punch|punched|hurt|kicked|choked|burned|almost hit|nearly hit|almost hurt|nearly shook) (?:my|the|our) (?:baby|son|daughter|child|kids?|children|toddler|newborn|infant|wife|husband|\w+ year old)\b|\b(?:shake|shaking|shook) (?:my|the|our|a) (?:baby|newborn|infant)\b/,
      /\b(?:afraid|scared|worried) (?:that )?i (?:will|might|may|could|am going to) (?:hurt|hit|harm|shake|kill) (?:my|the|our|him|her|them)/,
      /\b(?:hits?|beats?|hit|beat|whips?|whipped|spanks?|spanked|burns?|burned) (?:me|him|her|us|my \w+|the (?:kids|children)) (?:\w+ )?(?:with (?:a|his|her|the) (?:belt|stick|cable|cord|shoe|hose|bat|spoon|cigarette|ruler|bottle|fist)|so hard|until|every (?:day|night)|when (?:he|she) (?:is|gets|has been|was) (?:drunk|drinking))/,
      /\bbruises? (?:from|where|because|after) (?:my|he|she|his|her|the|dad|mom|mum|daddy)\b/,
      inOrder(
        /\b(?:has|have|with|found|hiding|hides?) (?:strange |unexplained |weird )?(?:bruises|burn marks|cigarette burns) (?:on|all over|and|from)\b/,
        /\b(?:dad|father|mom|mother|step|partner|will not say|does not say|wont say|afraid|scared|visit|uncle|sitter|babysitter)/,
      ),
      /\b(?:does not|do not|never|will not|wont|stopped) (?:give|gives|giving|let|lets|feed|feeds|feeding) (?:me|us) (?:any |anything |have |to ){0,8}(?:food|eat|dinner|water|go to (?:a |the )?doctor)/,
    ],
  ],
  [
    'eating_disorder',
    [
      /\banorexi\w*|\bbulimi\w*|\bthinspo\w*|\bpro ?(?:ana|mia)\b|\bthigh gap\b|\bbing(?:e|ing|eing) and purg\w*|\bpurg(?:e|es|ing|ed)\b|\beating disorder\b/,
      /\b(?:mak(?:e|es|ing)|made|force[sd]?|forcing) (?:my ?self|her ?self|him ?self|your ?self|them ?selves) (?:to )?(?:throw|throws|threw|throwing|vomit|puke|be sick|sick|gag|purge)/,
      inOrder(
        /\b(?:refus\w+|afraid|scared|not want|does not want|will not want) to eat\b/,
        /\b(?:fat|weight|skinny|thin|calories)\b/,
      ),
      /\b(?:stick|sticks|sticking|stuck|put|puts|putting|push|pushes) (?:my |her |his |a |two ){0,8}fingers? down (?:my|her|his|the) throat\b/,
      /\b(?:burn|work|run) (?:it |that )?off (?:everything|all|what) (?:\w+ ){0,3}(?:ate|eat|eaten)\b/,
      inOrder(/\bhow (?:fat|ugly) i am\b/, /\b(?:eat|eating|food|diet)\b/),
      /\bweigh(?:s|ing)? (?:my|her|him) ?self (?:\w+ ){0,2}(?:times|all day|constantly|after (?:every|each))\b|\ballow(?:s|ed|ing)? (?:my|her|him) ?self (?:\w+ ){0,2}\d{1,3} calories\b/,
      /\bi (?:always |often |sometimes )?(?:throw up|vomit|puke) after (?:eating|meals|dinner|lunch|food)\b|\b(?:throw(?:s|ing)? up|threw up|vomit(?:s|ed|ing)?|puk(?:e|es|ing)|finger down (?:my|her|his) throat)(?: \w+){0,4} on purpose\b/,
      /\b(?:throw(?:s|ing)? up|threw up|vomit(?:s|ed|ing)?|puk(?:e|es|ing)|finger down (?:my|her|his) throat) (?:\w+ )?(?:after (?:meals|every|each|all|i eat|she eats|he eats)|(?:on purpose|to (?:lose|stay|get|be)|so (?:i|she|he) (?:do|does|will|can|stay)))/,
      /\bhid(?:e|es|ing)\b(?: \w+){0,5} not eating\b|\bstill feel(?:s)? fat\b|\bcount(?:s|ing)? (?:every|all|each|my|her|his) calor\w*|\b(?:afraid|scared) to eat\b(?! (?:the|new|spicy|bugs|alone|fish))/,
      inOrder(/\b(?:weigh|kilos?|kg|pounds|lbs|skinny|diet)\b/, /\bfeel(?:s)? (?:so |too |still )?fat\b/),
      /\bstarv(?:e|es|ing|ed) (?:my ?self|her ?self|him ?self|your ?self|my body|to (?:lose|get|be|become)|so (?:i|that|she))/,
      /\b(?:stop|stopped|stops|quit|avoid|without|not|skip|skips|skipping|skipped|hardly|barely) (?:eat(?:s|ing|en)?|food|meals?|lunch|dinner|breakfast)(?: anything| completely| at all| food| meals?){0,8} (?:to (?:lose|get|be|become|look|stay)|so (?:i|that i|she|he|that she)|until (?:i|she|he)|because (?:i|she|he) (?:\w+ ){0,3}(?:fat|ugly|weight|gross|disgust\w*)|(?:in|for) (?:\w+ )?(?:days?|a week|weeks)|all (?:week|day) (?:to|so|because))/,
      inOrder(
        /\b(?:i|she|he)(?: am|m|s| is| feel| feels| look| looks| think i am| thinks (?:she|he) is)(?: \w+)? (?:too |so |very |really |such a ){0,8}(?:fat|chubby|obese|big|heavy)\b/,
        /\b(?:eat|eating|food|weight|diet|skinny|thin|starv\w*|calories|hate|lose|meals?)\b/,
      ),
      /\b(?:hate|hates|hating|disgusted by) (?:my|her|his) (?:own )?(?:body|belly|stomach|thighs|weight|fat)\b/,
      /\b(?:lose|losing|drop|dropping) (?:\w+ )?\w+ (?:kg|kilos?|kilograms?|pounds?|lbs?|stone) (?:in|by|fast|before|this|within|over)\b|\blose weight (?:really |very |super )?(?:fast|quick\w*|without (?:eating|food)|in (?:a|one|two|three|\d) )|\b(?:how|ways?|want|need|wants|trick) (?:\w+ ){0,3}(?:get|become|be|look|stay) (?:really |very |super |so |as ){0,8}(?:skinny|thin|skinnier|thinner)\b/,
      /\b(?:eat|eats|eating|only|under|only eat) (?:only |just |less than |under |about ){0,8}\d{1,3} calories\b|\b\d{1,3} calories (?:a|per|each) day|\bdiet pills\b|\bchew and spit\b|\bhow (?:long|many days) can i (?:go|live|survive) without (?:eating|food)/,
      inOrder(/\blaxatives?\b/, /\b(?:weight|thin|skinny|fat|slim|eat)\b/),
      /\b(?:hide|hides|hiding|throw away|throws away|flush) (?:my|her|his|the) (?:food|lunch|dinner|meals?) (?:so|that|because|to (?:lose|not|avoid|be|get|stay)|from (?:my|everyone))/,
      /\b(?:afraid|scared|terrified|guilty) (?:of|about|when|after|every time i|that i) (?:\w+ )?(?:eat|eating|gaining weight|getting fat|become fat|becoming fat|food)\b(?! (?:bugs|insects|new|alone|spicy|fish))/,
    ],
  ],
  [
    'drugs',
    [
      new RegExp(
        `\\b(?:buy|buying|bought|get|getting|got|sell|selling|sells|smok\\w+|snort\\w*|tak(?:e|es|ing)|took|try|tried|trying|tries|do|doing|does|use|using|uses|make|making|cook|grow|growing|inject\\w*|find|hide|hiding|hid|deal|dealing|deals|offered|gave|gives|give|have|want|wants|found|on|swallow|need|sneak|mix) (?:me |him |her |us |my \\w+ |a |an |some |any |the |of |bit |little |few |more |real |illegal |hard |his ){0,8}${DRUG}\\b(?! (?:for (?:his|her|my|the) (?:cold|fever|headache|cough|allerg\\w+|infection|heart|pain|reflux)|store|in soap|to the doctor|correctly))`,
      ),
      /\b(?:drug (?:dealer|dealing|addict\w*|abuse|use|party)|addicted to (?:drugs|pills|weed|alcohol|meth|heroin|cocaine|vaping|nicotine)|on drugs|stoned|tripping on|get(?:s|ting)? (?:really |so |very |super )?(?:high|drunk|wasted|buzzed|hammered|stoned)|got (?:high|drunk|wasted|stoned)|purple drank|bong hit|crystal meth|magic mushrooms?)\b/,
      /\bmy (?:\w+ ){0,3}?(?:son|daughter|child|kid|teen\w*|year old)(?: \w+){0,4} drunk\b/,
      /\bvap(?:e|es|ing|ed)\b|\be ?cig(?:arette)?s?\b|\b(?:smok(?:e|es|ing|ed)|buy|try|tried|offered|steal|stole|light|have|want|need|roll)(?: \w+){0,2} (?:cigarettes?|cigs?|tobacco|pot|joints?|hookah|shisha)\b/,
      /\bsnort(?:s|ed|ing)? (?:something|stuff|it|powder|lines?|pills)\b/,
      /\b(?:sniff\w*|huff\w*|inhal\w+) (?:\w+ )?(?:glue|gas|gasoline|petrol|aerosols?|paint|paint thinner|markers|deodorant|nitrous|solvents?|lighter|spray|whippets)/,
      /\b(?:i|me|we|my friends?|my son|my daughter|teen\w*|kids?|child|children|year old|how much)(?: \w+){0,2} (?:drink|drinks|drank|drinking)(?: \w+){0,3} (?:vodka|whisk(?:e)?y|alcohol|beers?|rum|tequila|liquor|booze)\b|\bhow much (?:vodka|alcohol|whisky|beer|rum)\b/,
      /\b(?:try|tried|buy|steal|stole|sneak|sneaking|chug\w*|gave|gives|get|offered) (?:me |him |her |us |my \w+ |some |a |the |of |bit |little |lot |shots? |bottle |can |few |too much |more |any ){0,8}(?:vodka|whisk(?:e)?y|alcohol|beers?|wine|rum|tequila|liquor|booze|gin)\b(?! (?:vinegar|sauce|in (?:the )?(?:sauce|cooking|recipe)|batter|cake))/,
      /\b(?:weed|cannabis|marijuana|cocaine|heroin|ecstasy|lsd|mdma|meth|fentanyl|ketamine|xanax) (?:dealer|brownies|cookies|in (?:his|her|my) (?:room|bag|pocket|backpack)|feels?|trip|high|under|from|at school)/,
      /\b(?:cocaine|heroin|crystal meth|meth|lsd|mdma|ecstasy|ketamine|fentanyl|marijuana|cannabis|shrooms)\b|\b(?:what|which|best|hard|illegal|strong) drugs\b|\bmix(?:ing)? (?:alcohol|vodka|pills|drugs|medicine)\b|\bfake id\b/,
      inOrder(/\b(?:beers?|alcohol|wine|vodka|drunk|vape|cigarettes?|smok\w+)\b/, /\bi am (?:[4-9]|1[0-7])\b/),
      inOrder(/\bi am (?:[4-9]|1[0-7])\b/, /\b(?:beers?|alcohol|wine|vodka|drunk|vape|cigarettes?|smok\w+)\b/),
      /\b(?:how|where)(?: \w+){1,5} (?:weed|cannabis|marijuana|cocaine|heroin|ecstasy|lsd|mdma|meth|fentanyl|ketamine|xanax|drugs)\b/,
    ],
  ],
  [
    'violence',
    [
      new RegExp(
        `\\b(?:kill|killing|murder|murdering|stab|stabbing|shoot|shooting|strangle|strangling|poison|poisoning|torture|torturing|kidnap|kidnapping|behead|suffocate|drown|assassinate|slaughter) ${PERSON}\\b(?! (?:in|at) (?:the game|minecraft|fortnite|roblox|tag|laser|paintball|a game|dodge))(?! (?:with (?:kindness|the ball|water|a water|love))|a (?:question|look|message|smile))`,
      ),
      new RegExp(
        `\\b(?:want|wants|wanted|going|gonna|plan|plans|planning|wanna|like|how|need|ready|try|thinking about|thinks about|would|will|should|could) (?:\\w+ ){0,2}?(?:to )?(?:hurt|hurting|attack|beat up|harm|choke|punch|beat|burn|hit|cripple|injure|blind) ${PERSON}\\b(?! (?:feelings?|back|at)\\b)`,
      ),
      new RegExp(
        `\\b(?:want|wants|wanted|going|plan|plans|planning|will|could|would|like|how) (?:\\w+ ){0,2}?(?:to )?push(?:ing)? ${PERSON} (?:down|off|in front|under|out|into)\\b`,
      ),
      /\b(?:make|making|build|building|construct|create|assemble|buy|get|print|3d print) (?:a |an |my own |some |the |real ){0,8}(?:pipe |nail |real |home ?made |fertili[sz]er |car |letter |petrol |time |dirty |working ){0,8}(?:bombs?|explosives?|molotov\w*|grenades?|napalm|guns?|pistols?|rifles?|ammo|silencers?|poison(?: gas)?|nerve gas|chemical weapons?|weapons?|tnt|dynamite)\b(?! (?:in (?:minecraft|roblox|lego)|out of (?:lego|paper|cardboard|wood|clay)|for (?:halloween|carnival|the play|ants|rats|mice|weeds)|costume|from (?:lego|paper|cardboard)|sound))/,
      /\bshoot(?:ing)? up (?:the|my|a|our|his)\b|\bschool shoot\w*|\bmass shoot\w*|\bhit ?list\b|\bmassacre\b|\bblow up (?:the|my|a|our) (?:school|house|building|class\w*|car|church|mosque|bus|people)\b|\bburn down (?:the|my|our|his|her) (?:school|house|home|building|church)\b|\bburn (?:my|the|our|his|her) (?:school|house|home|building|church) down\b|\bset (?:fire to (?:the|my|our|his|her|a) (?:school|house|home|building|cat|dog|homeless|person)|(?:the|my|our|his|her) (?:school|house) on fire)/,
      /\b(?:bring|brings|brought|bringing|take|took|taking|carry|carries|sneak|smuggle|hide|has|have|keeps) (?:a |an |my |his |her |the |dads |moms ){0,8}(?:real )?(?:knife|knives|gun|guns|pistol|weapon|weapons|machete|blade) (?:to|into|at|in) (?:school|class|nursery|the school|my school|kindergarten|his backpack|my backpack|her backpack|my bag|his bag)/,
      /\b(?:where|how) (?:can|do|could|to|would) (?:i |we |you )?(?:get|buy|find|steal|load|fire|use|make) (?:a |an |some |my |dads |the ){0,8}(?:real )?(?:gun|guns|handgun|rifle|ammunition|explosives?|weapons?|machete)\b/,
      /\b(?:beat|beating) (?:him|her|them|someone|somebody|that \w+|my \w+|the \w+|up|a \w+)(?: \w+)? (?:up|to death|bloody|senseless|unconscious|to a pulp)\b|\b(?:make|making) (?:him|her|them|someone|my \w+) (?:suffer|bleed|pay with)\b|\b(?:get away with|commit|committing|plan|planning) (?:a |the )?(?:murder|killing)|\bhide (?:a|the) (?:dead )?body\b|\b(?:gun|rifle|pistol|knife|weapon|axe)(?: \w+){0,6} use (?:it|them|that) on (?:him|her|them|someone|everyone|my \w+)\b/,
      /\bthreaten(?:s|ed|ing)? (?:to (?:kill|shoot|stab|hurt|burn|beat)|me with|him with|her with|my \w+ with|us with)\b|\b(?:said|says|told me) (?:he|she|they) (?:will|would|is going to|wants to) (?:kill|stab|shoot|murder|hurt) (?:me|us|my|him|her|them)/,
      /\b(?:hurt|hurting|torture|torturing|kill|killing|kick|kicking|burn|burning|drown|drowning|poison|strangle|skin|harm) (?:an? |the |my |our |her |his |that |some |neighbou?rs ){0,8}(?:stray |neighbou?rs )?(?:animals?|cats?|dogs?|kittens?|pupp(?:y|ies)|hamsters?|pets?|birds|rabbits?)\b(?! feelings?)/,
      /\bi (?:want to|will|wanna|am going to|could|m going to|feel like i will) (?:kill|murder|stab|shoot) (?:you|u)\b(?! (?:in|at))/,
    ],
  ],
  [
    'secrecy',
    [
      /\b(?:he|she|they|man|uncle|coach|teacher|friend|guy|somebody|someone|stranger|sitter|babysitter|neighbou?r|grandpa|cousin|boy|person|adult|stepdad|dad|mom) (?:\w+ ){0,6}?(?:said|says|told|tells|asked|asks|made|makes|wants|wanted|warned)(?: \w+){0,6} (?:secret|not (?:to )?tell|never (?:to )?tell|do not tell|cannot tell|must not tell|should not tell|nobody (?:can|must|should|may) know|delete (?:the|our|my) (?:chat|messages|chats))/,
      /\b(?:our|us) (?:\w+ )?(?:little )?secret\b|\bpromised? (?:me |him |her |them )?not to tell\b|\bmeet(?:ing)? (?:up )?(?:with )?(?:a |an |my |some |this |the )?(?:\w+ )?(?:stranger|guy|man|someone|somebody|boy|girl|person|friend|boyfriend|him|her|them)(?: \w+)? (?:i (?:met|know|found|talk to|chat with) |from |who i met )?(?:online|(?:the |an? )?(?:internet|game|app|discord|snapchat|instagram|roblox|chat)|(?:alone|secretly|in secret))/,
      /\bstrangers? (?:\w+ )?(?:online|on (?:the )?(?:internet|discord|snapchat|instagram|roblox|chat)|from (?:the )?(?:internet|game|app))\b|\bonline stranger\b|\b(?:not|never) allowed to tell\b|\bif i tell (?:anyone|anybody|someone|my|the police)\b/,
      /\bmature for your age\b|\b(?:says?|said|tells?|told|thinks)(?: \w+){0,3} mature for my age\b/,
      /\b(?:gave|gives?|sent|offers?|offered|promises|promised|pays?|paid|buys?|bought) (?:me|her|him|my \w+) (?:\w+ ){1,6}?(?:so|so that|if|when) (?:i|she|he) (?:will )?(?:sends?|shows?|meets?|kiss|touch|undress)\b/,
      withoutExcuse(
        /\b(?:gives?|gave|buys?|bought|brings?|brought) (?:me|her|him|my (?:son|daughter|child)) (?:\w+ ){0,3}(?:gifts?|presents?|money|sweets|candy)(?: \w+){0,8}? (?:between us|secret|keep quiet|not (?:to )?tell|nobody)\b/g,
        /\b(?:birthday|christmas|surprise)\b/,
      ),
      new RegExp(
        `\\b${ONLINE_PERSON}(?: \\w+){0,4}? (?:(?:asks?|asked|wants?|wanted) (?:me |to |for |know ){0,8}(?:where i live|my (?:address|school|phone|number|real name|password|location)|if i am alone)|(?:loves?|kiss|marry) me|calls me (?:baby|sexy|beautiful))\\b`,
      ),
      /\b(?:wants?|wanted|asked|asks|told|said)(?: \w+){0,3} meet (?:me|her|him|my \w+|up)(?: \w+){0,2} alone\b|\bnot (?:to )?bring (?:my|your|any) (?:parents|mom|mum|dad|grown ?ups?)\b/,
      /\b(?:pictures?|photos?|pics|videos?|nudes) of me(?: \w+){0,8}? (?:post|share|send|show|leak|upload|publish)(?: \w+){0,5}? (?:if|unless) i\b/,
      /\b(?:secret|online) (?:boyfriend|girlfriend|relationship|lover|account)\b/,
      inOrder(
        /\b(?:older|grown|strange) (?:man|guy|boy|boys|men|woman|friend)\b/,
        /\b(?:online|secret|meet|gifts?|presents?|alone|car)\b/,
      ),
    ],
  ],
];

/** Asking to keep things from those who look after somebody; harmless where a surprise is being planned. */
const WEAK_SECRECY: readonly Sign[] = [
  new RegExp(
    `\\b(?:do not|never|cannot|not|wont|must not) (?:ever )?(?:tell|let) (?:this |it |that )?(?:to )?(?:my |your |his |her |the |our )?(?:${PARENT}|anyone|anybody|grown ?ups?|police|other kids)\\b`,
  ),
  new RegExp(
    `\\b(?:hide|hiding|keep|keeping|conceal) (?:\\w+ ){1,4}(?:secret |hidden |away )?from (?:my |your |his |her |the |our )?(?:${PARENT}|everyone|everybody|grown ?ups?)\\b`,
  ),
  /\b(?:keep|keeping|kept) (?:it|this|that|these|our \w+|my \w+|what \w+ \w+|us) (?:as )?(?:a |our )?(?:little |total |big )?secret\b|\bkeep (?:a |my |our |this |his |her )?secret (?:for|from|between|about)\b|\b(?:stay|stays|remain) (?:a |our |between )?(?:secret|us)\b|\bjust between (?:us|you and me)\b/,
  new RegExp(
    `\\bwithout (?:my |your |his |her |the |our )?(?:${PARENT}|anyone|anybody|them|them ever)(?: and \\w+| or \\w+)? (?:ever |even )?(?:waking|realising|realizing|knowing|finding out|noticing|seeing|hearing)\\b`,
  ),
  new RegExp(
    `\\b(?:my|your|his|her|our) ${PARENT} (?:must|should|may) (?:not|never) (?:ever )?(?:know|find out|see|notice)\\b`,
  ),
  new RegExp(
    `\\bso (?:that )?(?:my |your |his |her |the )?(?:${PARENT}|nobody|no one|they|she|he) (?:do not|does not|will not|wont|never|cannot|can not) (?:ever )?(?:find out|finds out|know|knows|notice|notices|see|sees|catch|catches)\\b`,
  ),
  /\b(?:sneak|sneaking|snuck) out (?:of (?:the |my )?(?:house|window|room|home)|at night|tonight|to meet)|\b(?:delete|deleting|erase|clear|hide) (?:this|our|my|the) (?:chats?|messages?|conversations?|history|texts?) (?:so|before|from)\b|\bbehind my (?:parents|moms|mums|dads|mothers|fathers) back\b|\b(?:lie|lying) to my (?:parents|mom|mum|dad|mother|father|teacher)(?: \w+)? (?:about|so|that)\b|\bnobody (?:can|must|should|may) (?:ever )?know\b|\bno one (?:can|must|should|may) (?:ever )?(?:know|find out)\b/,
  inOrder(/\b(?:without )?waking (?:up )?(?:my )?(?:parents|mom|mum|dad)\b/, /\bsneak/),
  inOrder(/\bsneak\w*\b/, /\bwithout waking (?:up )?(?:my )?(?:parents|mom|mum|dad)\b/),
];
const SURPRISE =
  /\b(?:surpris\w*|birthdays?|presents?|gifts?|party|parties|christmas|santa|tooth fairy|easter|anniversary|(?:mother|father|valentine)s? day|hidden eggs|pregnan\w*|proposal|cookies?|chocolate|candy|biscuits?|cake|ice cream|wish(?:es)?|candles|vegetables?|spinach|veggies|puzzle|riddle|plot|ending|magic trick|the trick|hide and seek|toys?|dressing up|costume|story|game|joke|treasure)\b/;

/** Told and not meant: the violence of stories, games and history, as long as nobody speaks of themselves. */
const FICTION =
  /\b(?:story|stories|books?|films?|movies?|novel|fairy ?tales?|chapter|characters?|minecraft|fortnite|roblox|zelda|chess|cartoons?|video games?|history|wars?|battle|myths?|legends?|villain|hero|heroes|detective|harry potter|star wars|shakespeare|bible)\b/;
const ONESELF = /\b(?:i|me|my|we|our|how (?:do|can|to))\b/;

/** The category of a text that needs a safety answer, null where there is none. */
export function classifyText(text: string): SafetyCategory | null {
  const readings = readingsOf(text);
  for (const [category, patterns] of UNSAFE) {
    const isFound = readings.some(
      (reading) =>
        !(category === 'violence' && FICTION.test(reading) && !ONESELF.test(reading)) &&
        patterns.some((pattern) => pattern.test(reading)),
    );
    if (isFound) return category;
  }
  const isSecret = readings.some(
    (reading) => !SURPRISE.test(reading) && WEAK_SECRECY.some((pattern) => pattern.test(reading)),
  );
  return isSecret ? 'secrecy' : null;
}

/** The text as it is looked at: plain lower-case words, also with disguises taken off. */
function readingsOf(text: string): string[] {
  const plain = plainWords(text.slice(0, 8_000));
  const undisguised = plainWords(
    text
      .slice(0, 8_000)
      // Digits and signs in place of letters, but only within words: "3 dogs" stays.
      .replace(/\S+/gu, (word) =>
        /\p{L}/u.test(word)
          ? word.replace(/[013457@$!](?=[\p{L}@$\d])|(?<=[\p{L}@$\d])[013457@$]/gu, (sign) => LETTERS[sign] ?? sign)
          : word,
      )
      // Letters pulled apart: "k i l l".
      .replace(/(?<![\p{L}'’])(?:\p{L}[ .\-_*]){3,}\p{L}(?!\p{L})/gu, (letters) => letters.replace(/[ .\-_*]/g, ''))
      .replace(/(\p{L})\1{2,}/gu, '$1'),
  );
  const joined = undisguised
    .replace(/\b(kill|hurt|cut|hang)(my|your)self\b/g, '$1 $2self')
    .replace(/\bwantto(die|kill)/g, 'want to $1');
  return [...new Set([plain, joined])].map((reading) =>
    HARMLESS.reduce((rest, phrase) => rest.replace(phrase, ' ~ '), withoutMishaps(reading)),
  );
}

const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:dont|don t)\b/g, 'do not'],
  [/\b(?:doesnt|doesn t)\b/g, 'does not'],
  [/\b(?:didnt|didn t)\b/g, 'did not'],
  [/\b(have|has|had|was|were|are|would|could)nt\b/g, '$1 not'],
  [/\b(?:cant|can t)\b/g, 'cannot'],
  [/\b(?:wont|won t)\b/g, 'will not'],
  [/\b(?:shouldnt|shouldn t)\b/g, 'should not'],
  [/\b(?:mustnt|mustn t)\b/g, 'must not'],
  [/\b(?:isnt|isn t)\b/g, 'is not'],
  [/\b(?:im)\b/g, 'i am'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgotta\b/g, 'got to'],
];

function plainWords(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .toLowerCase()
    .replace(/['’`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    // The signs are written in the letters of ASCII: words in others are a gap between them, however long.
    .replace(/[^a-z\d]+/g, (gap) => (gap === ' ' ? gap : ' ~ '))
    .trim();
  return CONTRACTIONS.reduce((rest, [short, long]) => rest.replace(short, long), words);
}

const HELP = [
  '- **If anybody is in danger right now, call your local emergency number.**',
  '- Talk to somebody you trust today: a parent, a grandparent, a teacher, a doctor or nurse, a friend.',
  '- A **child helpline** or crisis line listens for free and keeps it to itself, for children and for grown-ups. You find the one of your country at [childhelplineinternational.org](https://childhelplineinternational.org/helplines/) and at [findahelpline.com](https://findahelpline.com).',
].join('\n');

const OPENINGS: Readonly<Record<SafetyCategory | 'unchecked', string>> = {
  self_harm:
    'Thank you for saying this. It sounds like a lot of pain, and nobody should be alone with it. I am a program and cannot be with you, but people can, and they want to.',
  abuse:
    'Thank you for telling this. Nobody is allowed to hurt or touch a child, or anyone, like that, and it is never the fault of the one it happens to. It is right to tell.',
  sexual:
    'This is something I do not take part in. If somebody has asked for pictures, for touching or for talk like this, it is not your fault, and you may tell, whatever was promised.',
  violence:
    'This sounds serious, and I will not help to hurt anybody. When anger or fear gets this big, it helps to step away first and to let somebody in on it.',
  drugs:
    'With this I will not help, because it can do real harm. If somebody has taken something, or is being pressed to, you will not be in trouble for getting help.',
  eating_disorder:
    'Thank you for saying this. Thoughts about food and one’s own body can become very loud and hard to carry, and people who know about it can make them quieter.',
  secrecy:
    'I do not help to hide things from the people who look after somebody. Good secrets are surprises and end soon; a secret that feels heavy, or that somebody has ordered, may always be told.',
  unchecked:
    'I could not read this message well enough to answer it, so I would rather be careful. If something hurts you or frightens you, you do not have to deal with it alone. If not, please write it again in a few short sentences.',
};

/** What Starling says in place of a reply, also to a text that could not be checked: kind, short, and where real help is, whatever the country. */
export function safetyAnswer(category: SafetyCategory | 'unchecked'): string {
  return `${OPENINGS[category]}\n\n${HELP}\n\nI am still here, if you want to think together about whom you could talk to first.`;
}
