import { globalPattern, pattern, source } from './pattern.ts';
import { SELF } from './vocabulary.ts';

/**
 * Accidents and self-harm share their verbs: a child who cut herself on paper needs a plaster. The words around the verb
 * decide: how it happened, and whether the text shows intent or distress.
 */

/** Intent, or relief through the injury. */
const INTENT = source`
  on purpose|purposely|deliberately|intentionally|deserv\w+|punish\w*|relie\w+|(?:the|my|less) pain|
  hurts? less|to cope|feel(?:s|ing)? (?:so |really |very |much ){0,8}
  (?:bad|better|down|low|awful|alive|something|guilty|empty|numb)|felt (?:so |really |very ){0,8}
  (?:bad|better|down|low|awful|alive|guilty|empty|numb)|nobody|no ?one|secretly|in secret|
  hid(?:e|es|ing)
`;

const DISTRESS = source`
  ${INTENT}|sad(?:ness)?|upset|lonely|alone|desperate|depress\w+|anxi\w+|stress\w*|overwhelm\w+|
  again and again|scars?|sleeves?|worthless|unhappy
`;

/** Words that make an accident less likely, but show no distress on their own. */
const STRANGE = source`asleep|at night|every (?:day|night|evening)|cry(?:ing)?|too much`;

const BY_MISTAKE = source`
  by (?:accident|mistake)|accident(?:ally)?|shaving|cook(?:ing|ed)|bak(?:ing|ed)|chopping|chopped|
  slic(?:ing|ed)|peel(?:ing|ed)|carving|open(?:ing|ed)|making|crafting|play(?:ing|ed)|climb(?:ing|ed)|
  f(?:a|e)ll|falling|slip(?:ped|ping)|tripp(?:ed|ing)|stumbl(?:ed|ing)|jump(?:ed|ing)|running|ran|
  riding|rode|cycling|skat(?:ing|ed)|skiing|biking|danc(?:ing|ed)|ironing|gardening|building|
  lift(?:ed|ing)|carry(?:ing)?|carried|tried to (?:lift|open|catch|reach|climb|jump|carry|move)|
  fix(?:ed|ing)|repair(?:ed|ing)|clean(?:ed|ing)|wash(?:ed|ing)|swimming|laughing|unwrapping|packing|
  walking|doing (?:the dishes|sports?|gymnastics|a cartwheel)
`;

const THINGS = source`
  paper|cardboard|glass|thorns?|bush(?:es)?|roses?|stove|oven|cooker|hob|iron|pan|pot|kettle|grill|
  barbecue|radiator|candle|tea|coffee|soup|water|oil|steam|pizza|glue gun|hammer|stapler|tape|tin|can|
  lid|fence|nail|needle|rocks?|stones?|shells?|lego|toys?|bike|scooter|trampoline|slide|swing|table|
  door|drawer|bed|desk|corner|thumb|finger|toe|knee|elbow|sparkler|sand|mat|tree|branch
`;

const PLACES = source`
  playground|nursery|kindergarten|preschool|school|gym|gymnastics|football|soccer|basketball|hockey|
  tennis|judo|karate|ballet|sports?|practice|training|work|kitchen|garden|park|pool|match|game
`;

const HURT_SELF = source`
  \b(?:cut|cuts|cutting|hurts?|hurting|burn(?:s|ed|t|ing)?|scratch(?:es|ed)?|injured?|hit|stabbed|poked|
    pricked|pinched|bruised) ${SELF}
`;

/** An activity explains the injury: only intent speaks against an accident. */
const DURING_AN_ACTIVITY = globalPattern`${HURT_SELF}(?: \w+){0,6}? (?:${BY_MISTAKE})\b`;
/** A thing or a place explains less: distress speaks against an accident as well. */
const ON_A_THING = globalPattern`
  ${HURT_SELF} (?:(?:on|at|in|against|with|during)(?: \w+){0,4}? (?:${THINGS}|${PLACES})|
    a (?:slice|piece)|some|out of|off)\b
`;
const INTENDED = pattern`\b(?:${INTENT})\b`;
const DISTRESSED = pattern`\b(?:${DISTRESS}|${STRANGE})\b`;
/** How many characters before and after the injury are searched for intent and distress. */
const CONTEXT_LENGTH = 60;

/** Removes the accidents from a reading, so that only injuries on purpose are left for the rules. */
export function withoutMishaps(reading: string): string {
  return withoutUnless(withoutUnless(reading, DURING_AN_ACTIVITY, INTENDED), ON_A_THING, DISTRESSED);
}

function withoutUnless(reading: string, mishap: RegExp, contrary: RegExp): string {
  return reading.replace(mishap, (found: string, offset: number) => {
    const context = reading.slice(Math.max(0, offset - CONTEXT_LENGTH), offset + found.length + CONTEXT_LENGTH);
    return contrary.test(context) ? found : ' ~ ';
  });
}

/** Toddlers and clumsy people hurt themselves in these ways too, so they count as self-harm only next to distress. */
const SORE_SELF = source`
  (?:burn(?:ed|t)|scratch(?:es|ed|ing)?|pinch(?:es|ed|ing)?|bit|bites?|biting|hits?|hitting|
    punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|injured) ${SELF}
`;

const ON_PURPOSE = source`(?:${DISTRESS}|razors?|blades?|lighters?|cigarettes?)`;

export const SORE_ON_PURPOSE: readonly RegExp[] = [
  pattern`\b${SORE_SELF}(?: \w+){0,6}? ${ON_PURPOSE}\b`,
  pattern`\b${ON_PURPOSE}(?: \w+){0,6}? ${SORE_SELF}\b`,
];
