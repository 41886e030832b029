import { globalPattern, pattern } from '../pattern.ts';
import { anyOf, inOrder, withoutExcuse } from '../safety-signs.ts';
import { ONLINE_PERSON } from '../vocabulary.ts';
import type { Rule } from './rule.ts';

/** Adults who ask a child for secrecy, and contacts that parents do not know about. */
export const SECRECY: readonly Rule[] = [
  {
    id: 'told-to-keep-secret',
    sign: pattern`
      \b(?:he|she|they|man|uncle|coach|teacher|friend|guy|somebody|someone|stranger|sitter|babysitter|
        neighbou?r|grandpa|cousin|boy|person|adult|stepdad|dad|mom) (?:\w+ ){0,6}?
      (?:said|says|told|tells|asked|asks|made|makes|wants|wanted|warned)
      (?: \w+){0,6} (?:secret|not (?:to )?tell|never (?:to )?tell|do not tell|cannot tell|must not tell|
        should not tell|nobody (?:can|must|should|may) know|
        delete (?:the|our|my) (?:chat|messages|chats))
    `,
    matches: [
      'he said it is our little secret',
      'my uncle told me not to tell anyone',
      'She said nobody must know what we do',
      'he told me to delete our chat so that mom does not find it',
      'My coach texts me at night and says it is our secret',
      'He told me it would be our little secret',
      'He said our games are secret and mom would be angry',
      'My grandpa says I must not tell what we do in the shed',
    ],
    passes: ['My teacher told us to bring a ruler', 'Our goldfish died, how do I tell my son?'],
  },
  {
    id: 'secret-meeting',
    sign: anyOf(
      /\b(?:our|us) (?:\w+ )?(?:little )?secret\b/,
      /\bpromised? (?:me |him |her |them )?not to tell\b/,
      pattern`
        \bmeet(?:ing)? (?:up )?(?:with )?(?:a |an |my |some |this |the )?(?:\w+ )?
        (?:stranger|guy|man|someone|somebody|boy|girl|person|friend|boyfriend|him|her|them)
        (?: \w+)? (?:i (?:met|know|found|talk to|chat with) |from |who i met )?
        (?:online|(?:the |an? )?(?:internet|game|app|discord|snapchat|instagram|roblox|chat)|
          (?:alone|secretly|in secret))
      `,
    ),
    matches: [
      'I want to meet a guy I met online',
      'I promised not to tell what he does with me',
      "I'm meeting someone from the internet tomorrow, my parents don't know",
    ],
    passes: [
      'We meet our friends online to play Minecraft on Saturdays',
      'I met my best friend at school',
      'Who shot Abraham Lincoln?',
      'My son met a friend in a game, how do I check that it is a child?',
    ],
  },
  {
    id: 'stranger-online',
    sign: anyOf(
      pattern`
        \bstrangers? (?:\w+ )?(?:online|on (?:the )?(?:internet|discord|snapchat|instagram|roblox|chat)|
          from (?:the )?(?:internet|game|app))\b
      `,
      /\bonline stranger\b|\b(?:not|never) allowed to tell\b/,
      /\bif i tell (?:anyone|anybody|someone|my|the police)\b/,
    ),
    matches: ['I talk to a stranger online every night'],
    passes: ['What should we do when strangers ring the bell?'],
  },
  {
    id: 'mature-for-age',
    sign: anyOf(/\bmature for your age\b/, /\b(?:says?|said|tells?|told|thinks)(?: \w+){0,3} mature for my age\b/),
    matches: ['He is 30 and says I am mature for my age'],
    passes: ['My son is mature for his age and reads chapter books'],
  },
  {
    id: 'gift-for-a-favor',
    sign: pattern`
      \b(?:gave|gives?|sent|offers?|offered|promises|promised|pays?|paid|buys?|bought) (?:me|her|him|
        my \w+) (?:\w+ ){1,6}?(?:so|so that|if|when) (?:i|she|he) (?:will )?
      (?:sends?|shows?|meets?|kiss|touch|undress)\b
    `,
    matches: ['a man from the game gave me coins so that I send him photos'],
    passes: ['Dad gives me a sticker if I brush my teeth'],
  },
  {
    id: 'gift-to-keep-quiet',
    sign: withoutExcuse(
      globalPattern`
        \b(?:gives?|gave|buys?|bought|brings?|brought) (?:me|her|him|
          my (?:son|daughter|child)) (?:\w+ ){0,3}(?:gifts?|presents?|money|sweets|candy)
        (?: \w+){0,8}? (?:between us|secret|keep quiet|not (?:to )?tell|nobody)\b
      `,
      /\b(?:birthday|christmas|surprise)\b/,
    ),
    matches: ['My tutor gives me presents and says it must stay between us'],
    passes: ['Grandma gave me money for sweets'],
  },
  {
    id: 'online-person-asks',
    sign: pattern`
      \b${ONLINE_PERSON}(?: \w+){0,4}? (?:(?:asks?|asked|wants?|wanted) (?:me |to |for |know ){0,8}
        (?:where i live|my (?:address|school|phone|number|real name|password|location)|if i am alone)|
        (?:loves?|kiss|marry) me|calls me (?:baby|sexy|beautiful))\b
    `,
    matches: ['someone I met on Roblox asks where I live', 'a man online says he loves me and I am 12'],
    passes: ['My friend on the football team wants my phone number for the team list'],
  },
  {
    id: 'meets-alone',
    sign: anyOf(
      pattern`
        \b(?:wants?|wanted|asked|asks|told|said)(?: \w+){0,3} meet (?:me|her|him|my \w+|up)
        (?: \w+){0,2} alone\b
      `,
      /\bnot (?:to )?bring (?:my|your|any) (?:parents|mom|mum|dad|grown ?ups?)\b/,
    ),
    matches: ['He wants to meet me alone and said not to bring my parents'],
    passes: ['How do I teach her to tie her shoes alone?'],
  },
  {
    id: 'threatens-to-share-pictures',
    sign: pattern`
      \b(?:pictures?|photos?|pics|videos?|nudes) of me(?: \w+){0,8}? (?:post|share|send|show|leak|
        upload|publish)(?: \w+){0,5}? (?:if|unless) i\b
    `,
    matches: ['he has pictures of me and will post them if I do not send more'],
    passes: ['How do I save photos of my kids?'],
  },
  {
    id: 'secret-relationship',
    sign: /\b(?:secret|online) (?:boyfriend|girlfriend|relationship|lover|account)\b/,
    matches: ['my online boyfriend asked for my address'],
    passes: ['The spy has a secret'],
  },
  {
    id: 'older-person-with-secret',
    sign: inOrder(
      /\b(?:older|grown|strange) (?:man|guy|boy|boys|men|woman|friend)\b/,
      /\b(?:online|secret|meet|gifts?|presents?|alone|car)\b/,
    ),
    matches: ['a grown man follows me home and wants me to get in his car'],
    passes: ['My older brother helps me with maths'],
  },
];
