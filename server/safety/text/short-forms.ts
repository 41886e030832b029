/** Words that stand for several, or for a longer one, as children type them: the form without apostrophe, then its words. */
const FORMS = `
im: i am | ive: i have | id: i would | youre: you are | youve: you have | youll: you will | youd: you would
hes: he is | shes: she is | theyre: they are | theyll: they will | theyve: they have | weve: we have | thats: that is
whats: what is | wheres: where is | whos: who is | hows: how is | theres: there is | lets: let us | itll: it will
dont: do not | doesnt: does not | didnt: did not | cant: can not | cannot: can not | wont: will not | isnt: is not
arent: are not | aint: am not | wasnt: was not | werent: were not | wouldnt: would not | couldnt: could not
shouldnt: should not | mustnt: must not | havent: have not | hasnt: has not | hadnt: had not | neednt: need not
gonna: going to | gunna: going to | wanna: want to | wana: want to | gotta: got to | hafta: have to | tryna: trying to
gimme: give me | lemme: let me | outta: out of | kinda: kind of | imma: i will | ima: i will | whatcha: what are you
dunno: do not know | idk: i do not know | idc: i do not care | ily: i love you | ilysm: i love you so much
kms: kill myself | kys: kill yourself | kmn: kill me now | ctb: suicide | wtf: what the fuck | stfu: shut the fuck up
omfg: fuck | af: fuck | lmk: let me know | hmu: message me | dm: message | dms: message | pm: message | pls: please
plz: please | thx: thanks | ppl: people | bc: because | cuz: because | coz: because | cos: because | becuz: because
u: you | ur: your | r: are | y: why | n: and | nd: and | bf: boyfriend | gf: girlfriend | bff: friend | bffs: friends
rn: right now | tmr: tomorrow | tmrw: tomorrow | 2moro: tomorrow | 2nite: tonight | tonite: tonight | 2day: today
4ever: forever | b4: before | h8: hate | m8: mate | gr8: great | l8r: later | w8: wait | sm1: someone | some1: someone
any1: anyone | every1: everyone | no1: no one | ne1: anyone | sb: somebody | smth: something | sth: something
irl: in real life | asap: now | asl: age sex location | pics: pictures | pic: picture | vid: video | vids: videos
fb: facebook | insta: instagram | ig: instagram | snap: snapchat | sc: snapchat | tt: tiktok | yt: youtube
od: overdose | sewerslide: suicide | sewercide: suicide | unalive: kill | unaliving: killing | unalived: killed
wot: what | wat: what | dat: that | dis: this | da: the | teh: the | dem: them | wiv: with | wid: with | luv: love
hav: have | hafto: have to | shud: should | wud: would | cud: could | wen: when | wer: where | thru: through
ma: my | mi: my | mah: my | iz: is | wuz: was | nuffin: nothing | nuthin: nothing | sumone: someone | sumthing: something
`;

export const SHORT_FORMS: ReadonlyMap<string, readonly string[]> = new Map(
  FORMS.split(/[|\n]/)
    .filter((form) => form.includes(':'))
    .map((form) => {
      const [short = '', long = ''] = form.split(':');
      return [short.trim(), long.trim().split(' ')];
    }),
);

/** Only with an apostrophe: without one they are other words. */
export const APOSTROPHE_FORMS: ReadonlyMap<string, readonly string[]> = new Map([
  ["i'll", ['i', 'will']],
  ["he'll", ['he', 'will']],
  ["she'll", ['she', 'will']],
  ["we'll", ['we', 'will']],
  ["we're", ['we', 'are']],
  ["we'd", ['we', 'would']],
  ["he'd", ['he', 'would']],
  ["she'd", ['she', 'would']],
  ["it's", ['it', 'is']],
  ["they'd", ['they', 'would']],
]);
