import { isChildStarter } from '../children/child-starters.js';

/** A longer message tells something. */
const MAX_LENGTH = 160;
/** Fewer words may go on with anything: "why", "and then what". */
const MIN_WORDS = 4;

/** A question about the world, or a request for a story, a game or an explanation. */
const OPENING =
  /^(?:(?:and|ok|okay|now|so|please|thanks|thank you|hi|hello)[,.!]? )*(?:(?:can|could|would|will) you (?:please )?)?(?:please )?(?:(?:tell|read|show|teach|give|play|explain|make up|write)(?: (?:me|us))? |what |which |why |how |when |where |who |is |are |do |does |did |can |could )/;

/** People, and everything that belongs to telling, harm or help. Any of it may go on with what the child has told. */
const MAY_GO_ON = new Set(
  [
    "i i'm im i'd i've i'll me my mine myself we us our you your he him his himself she her hers they them their it its it's this that these those",
    'someone somebody anyone anybody everyone nobody people person man men woman women boy girl adult adults grownup grownups stranger',
    'child children kid kids baby family families parent parents dad daddy dads father mum mums mummy mom moms mommy mother',
    'stepdad stepmum stepmom stepfather stepmother brother sister uncle aunt auntie cousin grandpa grandma grandad granny nan',
    'boyfriend girlfriend babysitter sitter teacher neighbour neighbor coach friend friends foster',
    'say says said tell telling told talk talking know knows knew believe secret secrets lie lies lying promise hide hiding hidden find found',
    'hurt hurts hurting hit hits hitting beat beats beating kick slap punch smack shout shouts yell yelling scream threaten touch touches touching kiss belt',
    'harm abuse abused abuser violence violent attack rape raped incest pain painful ache bruise bruises blood bleed bleeding bone bones broken heal scar scars mark marks wound wounds burn burns cut cuts',
    'scared scary afraid fear angry anger mad drunk drink drinks drinking drugs sad cry crying alone lonely safe unsafe danger dangerous trouble fault bad wrong sorry worse worst',
    'kill kills die dies died dying dead death suicide poison weapon knife gun',
    'police cop cops call calling phone number helpline help helps helping hospital doctor nurse social worker court judge law legal jail prison arrest arrested care shelter',
    'home house room bed bedroom bath shower night tonight tomorrow door lock locked key away run runs running leave leaves leaving stay stop stops again happen happens happened always never anymore naked clothes body private',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Whether a harmless message is plainly about something else than what the child told before: a picture that it tapped, or
 * a question that names no person and nothing of telling, harm or help. In doubt it goes on with it. Other languages than
 * English are always in doubt. Pure.
 */
export function isAnotherSubject(text: string): boolean {
  if (isChildStarter(text)) return true;
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('’', "'").trim();
  const opening = plain.length > MAX_LENGTH ? null : OPENING.exec(plain);
  if (!opening || /[.!?…]\s*\S/.test(plain.replace(/^(?:thanks|thank you|hi|hello)[.!] /, ''))) return false;
  const words = plain.match(/[\p{L}\p{N}']+/gu) ?? [];
  const rest = plain.slice(opening[0].length).match(/[\p{L}\p{N}']+/gu) ?? [];
  return words.length >= MIN_WORDS && rest.length > 0 && !rest.some((word) => MAY_GO_ON.has(word));
}
