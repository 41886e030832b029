/** Words that the vectors do not know, or know in another sense, and the words whose mean they take. */
const ALIASES = `
i: me myself | a: the an | u: you | im: me am | stepmum: stepmom | stepmums: stepmom | grandads: grandad | stepdads: stepdad
roblox: minecraft xbox nintendo | fortnite: minecraft xbox nintendo | tiktok: youtube facebook twitter | insta: instagram facebook
snapchat: instagram facebook texting | whatsapp: texting facebook skype | discord: skype chat texting | telegram: skype texting chat
twitch: youtube gaming | snap: photo instagram | vape: cigarette smoking nicotine | vapes: cigarettes smoking nicotine
vaping: smoking cigarettes nicotine | juul: cigarette nicotine | elfbar: cigarette nicotine | snus: tobacco nicotine
emoji: smiley texting | emojis: smiley texting | nsfw: porn explicit | sext: naked texting sexual | sexting: naked texting sexual
selfie: photo myself | selfies: photos myself | nudes: nude naked photos | dickpic: penis photo | onlyfans: porn webcam
groomed: groomer abused lured | groomer: molester pedophile | paedo: pedophile | pedo: pedophile | nonce: pedophile
unalive: suicide kill | sewerslide: suicide | kys: kill suicide | kms: kill suicide myself | meds: medication pills | tabs: tablets pills
weed: marijuana pot | molly: ecstasy cocaine | ket: ketamine | shrooms: mushrooms lsd | edibles: marijuana candy | spliff: joint marijuana
thinspo: anorexia skinny | proana: anorexia | ana: anorexia | mia: bulimia | purge: vomit bulimia | bingeing: overeating eating
babysitters: babysitter | hotspot: internet wifi | wifi: internet network | vpn: internet network proxy | dms: texting messages
ddos: hacking attack server | doxx: hacking address | doxxed: hacking address | phishing: hacking passwords | keylogger: spyware hacking
robux: money coins | vbucks: money coins | giftcard: gift card | lootbox: gambling prize | lootboxes: gambling prize
hamster: rabbit pet | cuddles: cuddle hug | bestie: friend buddy | besties: friends buddies | bff: friend buddy | crush: love boyfriend
airsoft: paintball | nerf: toy paintball | incel: misogynist | incels: misogynists | simp: loser | thot: slut | tranny: transgender slur
chatbot: robot software | ai: robot software | app: software phone | apps: software phone | livestream: webcam broadcast
mummys: mommy | daddys: daddy | mums: mum | moms: mom | dads: dad | nans: grandma | nan: grandma | nanna: grandma | nana: grandma
poo: poop | wee: pee | willy: penis | privates: genitals | bum: buttocks | boobs: breasts | fanny: vagina | knickers: panties
ouch: hurt | lol: funny | gg: game | pls: please | plz: please | thx: thanks | yay: happy | ew: disgusting | eww: disgusting
homeschool: school home | worksheet: homework exercise | worksheets: homework exercise | flashcards: homework vocabulary
`;

export const WORD_ALIASES: ReadonlyMap<string, readonly string[]> = new Map(
  ALIASES.split(/[|\n]/)
    .filter((entry) => entry.includes(':'))
    .map((entry) => {
      const [word = '', sources = ''] = entry.split(':');
      return [word.trim(), sources.trim().split(' ')];
    }),
);
