import { source } from './pattern.ts';

/** Groups of words that several rules share, as sources to insert into a pattern. */

export const PARENT = source`
  (?:mom|mum|mommy|mummy|mama|mother|dad|daddy|papa|father|parents?|folks|stepdad|stepmom|grandma|
    grandpa|teacher|family|wife|husband)
`;

export const ADULT = source`
  (?:(?:my |the |our |her |his |a |an )?(?:dad|daddy|father|mom|mum|mommy|mummy|mother|step ?dad|
      step ?father|step ?mom|step ?mother|uncle|aunt|grandpa|grandfather|grandma|teacher|coach|trainer|
      babysitter|sitter|nanny|neighbou?r|boyfriend|husband|wife|partner|ex|man|adult|grown ?up|priest|
      parents|someone|somebody))
`;

export const PERSON = source`
  (?:him|her|them|someone|somebody|anyone|everyone|everybody|others|
    other (?:kids|people|children|students)|people|a person|a man|a woman|
    a (?:boy|girl|kid|child|classmate|student)|the (?:kids?|children|boys?|girls?|teachers?|class|
      neighbou?rs?)|(?:my|his|her|our|that|the) (?:little |big |older |younger |baby |best |whole |
      entire |own |annoying |stupid |ex ){0,8}(?:class ?mates?|teachers?|sister|brother|siblings?|mom|
      mum|mommy|mother|dad|daddy|father|step ?(?:dad|mom|mum|father|mother|sister|brother)|uncle|aunt|
      cousin|grandma|grandpa|roommate|parents|family|wife|husband|ex|boss|neighbou?r|friend|bully|
      bullies|baby|son|daughter|child|kids?|dog|cat|pet))
`;

export const ONLINE_PERSON = source`
  (?:someone|somebody|stranger|man|guy|boy|girl|woman|person|friend)
  (?: i (?:met|know|talk to|chat with))? (?:online|(?:on|from|in) (?:the |a |an |my )?
    (?:roblox|discord|snapchat|instagram|tiktok|minecraft|fortnite|whatsapp|games?|internet|chat|app))
`;

export const DRUG = source`
  (?:weed|cannabis|marijuana|hash(?:ish)?|cocaine|coke|heroin|(?:crystal )?meth|ecstasy|mdma|molly|lsd|
    acid|shrooms|magic mushrooms|ketamine|fentanyl|xanax|adderall|ritalin|oxy(?:codone)?|opioids?|opium|
    crack|drugs|edibles|joints?|bong|vapes?|spice|pills)
`;

export const SELF = source`(?:my ?self|him ?self|her ?self|them ?sel(?:f|ves)|your ?self|our ?selves)`;
