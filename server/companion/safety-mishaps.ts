/**
 * Tells mishaps from self-harm: who cuts themselves while shaving needs a plaster. The same verbs stand for both, so what
 * counts is what stands around them: how it came about, and whether somebody speaks of wanting it or of distress.
 */

export const SELF = '(?:my ?self|him ?self|her ?self|them ?sel(?:f|ves)|your ?self|our ?selves)';

/** Wanting it, or being the better for it. */
const INTENT =
  'on purpose|purposely|deliberately|intentionally|deserv\\w+|punish\\w*|relie\\w+|(?:the|my|less) pain|hurts? less|to cope|feel(?:s|ing)? (?:so |really |very |much ){0,8}(?:bad|better|down|low|awful|alive|something|guilty|empty|numb)|felt (?:so |really |very ){0,8}(?:bad|better|down|low|awful|alive|guilty|empty|numb)|nobody|no ?one|secretly|in secret|hid(?:e|es|ing)';
const DISTRESS = `${INTENT}|sad(?:ness)?|upset|lonely|alone|desperate|depress\\w+|anxi\\w+|stress\\w*|overwhelm\\w+|again and again|scars?|sleeves?|worthless|unhappy`;
/** Makes a mishap less likely, and says nothing of itself. */
const STRANGE = 'asleep|at night|every (?:day|night|evening)|cry(?:ing)?|too much';

const BY_MISTAKE =
  'by (?:accident|mistake)|accident(?:ally)?|shaving|cook(?:ing|ed)|bak(?:ing|ed)|chopping|chopped|slic(?:ing|ed)|peel(?:ing|ed)|carving|open(?:ing|ed)|making|crafting|play(?:ing|ed)|climb(?:ing|ed)|f(?:a|e)ll|falling|slip(?:ped|ping)|tripp(?:ed|ing)|stumbl(?:ed|ing)|jump(?:ed|ing)|running|ran|riding|rode|cycling|skat(?:ing|ed)|skiing|biking|danc(?:ing|ed)|ironing|gardening|building|lift(?:ed|ing)|carry(?:ing)?|carried|tried to (?:lift|open|catch|reach|climb|jump|carry|move)|fix(?:ed|ing)|repair(?:ed|ing)|clean(?:ed|ing)|wash(?:ed|ing)|swimming|laughing|unwrapping|packing|walking|doing (?:the dishes|sports?|gymnastics|a cartwheel)';
const THINGS =
  'paper|cardboard|glass|thorns?|bush(?:es)?|roses?|stove|oven|cooker|hob|iron|pan|pot|kettle|grill|barbecue|radiator|candle|tea|coffee|soup|water|oil|steam|pizza|glue gun|hammer|stapler|tape|tin|can|lid|fence|nail|needle|rocks?|stones?|shells?|lego|toys?|bike|scooter|trampoline|slide|swing|table|door|drawer|bed|desk|corner|thumb|finger|toe|knee|elbow|sparkler|sand|mat|tree|branch';
const PLACES =
  'playground|nursery|kindergarten|preschool|school|gym|gymnastics|football|soccer|basketball|hockey|tennis|judo|karate|ballet|sports?|practice|training|work|kitchen|garden|park|pool|match|game';

const HURT_SELF = `\\b(?:cut|cuts|cutting|hurts?|hurting|burn(?:s|ed|t|ing)?|scratch(?:es|ed)?|injured?|hit|stabbed|poked|pricked|pinched|bruised) ${SELF}`;
/** A thing done at the time explains it well; a thing or a place alone only where nothing else is said. */
const CLEAR = new RegExp(`${HURT_SELF}(?: \\w+){0,6}? (?:${BY_MISTAKE})\\b`, 'g');
const LIKELY = new RegExp(
  `${HURT_SELF} (?:(?:on|at|in|against|with|during)(?: \\w+){0,4}? (?:${THINGS}|${PLACES})|a (?:slice|piece)|some|out of|off)\\b`,
  'g',
);
const INTENDED = new RegExp(`\\b(?:${INTENT})\\b`);
const DISTRESSED = new RegExp(`\\b(?:${DISTRESS}|${STRANGE})\\b`);
/** So many letters before and behind tell how it was meant. */
const AROUND = 60;

/** The same text without the mishaps that it tells of. */
export function withoutMishaps(reading: string): string {
  return without(without(reading, CLEAR, INTENDED), LIKELY, DISTRESSED);
}

function without(reading: string, told: RegExp, meant: RegExp): string {
  return reading.replace(told, (found: string, offset: number) => {
    const around = reading.slice(Math.max(0, offset - AROUND), offset + found.length + AROUND);
    return meant.test(around) ? found : ' ~ ';
  });
}

/** Ways of hurting oneself that small children and clumsy people share: they count together with distress alone. */
const SORE_SELF = `(?:burn(?:ed|t)|scratch(?:es|ed|ing)?|pinch(?:es|ed|ing)?|bit|bites?|biting|hits?|hitting|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|injured) ${SELF}`;
const MEANT = `(?:${DISTRESS}|razors?|blades?|lighters?|cigarettes?)`;
export const SORE_ON_PURPOSE: readonly RegExp[] = [
  new RegExp(`\\b${SORE_SELF}(?: \\w+){0,6}? ${MEANT}\\b`),
  new RegExp(`\\b${MEANT}(?: \\w+){0,6}? ${SORE_SELF}\\b`),
];
