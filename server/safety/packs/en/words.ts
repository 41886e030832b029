import type { Concepts } from '../pack.ts';

/** Words that rules of several categories share. */
export const WORDS: Concepts = {
  NOT: 'not never no dont nothing',
  BE: 'am is are was were be being been feel feels felt get gets got',
  WILL: 'will would going_to might could may can about_to gonna should shall',
  WANT: `want wants wanted wanting wish wishes wished like feel_like feels_like felt_like need needs hope hopes going_to will ready
    plan plans planned planning decide decided think_about thinking_about thinks_about thought_about think_of thinking_of
    thought_of dream_of dreaming_of dream_about dreamed_about try tries tried trying prefer rather would_like about_to fantasize_about urge
    urges considering consider ready_to dying_to tempted_to gonna want_him want_her`,
  HOW: 'how what_is_the_best_way best_way easiest_way quickest_way fastest_way way ways where what tell_me explain teach_me show_me steps',
  ASK_HOW: 'how where what_is tell_me teach_me show_me explain give_me list what_are can_you help_me',
  SADLY: `sad upset angry mad stressed lonely alone depressed anxious empty numb down bad worthless hopeless overwhelmed scared
    useless ugly guilty ashamed broken hate hurt awful horrible terrible fail failed pressure panic cry crying fight argue`,
  ALWAYS:
    'every_day everyday every_night always all_the_time again a_lot often keep keeps kept keep_on sometimes every_time whenever each_time still',
  VERY: 'really so just very actually totally literally kinda kind_of pretty honestly seriously even only always still',
  BODY: 'arm arms wrist wrists leg legs thigh thighs skin stomach hand hands body belly ankle ankles hip hips',
  HIT: `hit hits hitting beat beats beating beaten punch~ kick~ slap~ smack~ spank~ whip~ choke~ strangle~ hurt hurts hurting burn~ burnt
    shake shakes shaking shook shove~ push~ bash~ thrash~ pinch~ bite bites bit belt~ whack~ clobber~ scratch~ headbutt~ beat_up beats_up`,
  TOUCH: `touch~ rub~ stroke~ fondle~ grope~ feel feels feeling felt grab~ squeeze~ tickle~ caress~ massage~ cuddle~ lick~ kiss~ pat pats poke~`,
  PRIVATE: `private_parts privates private_part private_area private_place private_places down_there pants underwear undies knickers panties bra
    bottom butt bum penis vagina willy peepee pee_pee privies wiener boobs breasts breast chest crotch genitals dick cock balls
    between_my_legs between_her_legs between_his_legs thigh thighs under_my_clothes under_my_shirt under_my_skirt under_my_dress`,
  PHOTO: 'photo photos picture pictures pic pics selfie selfies video videos nude nudes image images snap snaps',
  NAKED: `naked nude undressed topless without_clothes without_any_clothes with_no_clothes no_clothes without_a_shirt without_my_shirt
    in_my_underwear in_your_underwear in_underwear in_her_underwear in_my_undies with_nothing_on my_body shirtless sexy in_my_bra in_my_bikini
    in_the_shower in_the_bath underwear`,
  DRUG: `weed cannabis marijuana hash hashish cocaine coke heroin meth crystal_meth ecstasy mdma molly lsd acid shrooms
    magic_mushrooms ketamine ket fentanyl xanax xanny adderall oxy oxycodone opioids opium crack drugs drug edibles edible
    joint joints bong spice snus nitrous laughing_gas nos whippets whippits lean codeine percs percocet speed amphetamine
    nicotine_pouches zyn zyns poppers`,
  SMOKE: 'vape vapes vaping cigarette cigarettes cigs ciggies fags puff_bar elf_bar elfbar juul smokes tobacco',
  ALCOHOL: 'alcohol beer beers vodka wine whiskey whisky tequila booze rum gin liquor shots hard_seltzer cider',
  PILLS: `pill pills tablet tablets paracetamol tylenol ibuprofen aspirin advil painkiller painkillers sleeping_pills meds medicine
    medication medicines antidepressants melatonin benadryl insulin bleach`,
  BLADE:
    'razor razors blade blades razorblade razorblades razor_blade knife knives scissors sharpener box_cutter boxcutter glass_shard needle lighter compass',
  WEAPON: `gun guns knife knives pistol rifle weapon weapons bomb bombs machete axe explosive explosives grenade ammo bullets
    shotgun molotov pipe_bomb sword crowbar hammer baseball_bat acid poison`,
  STORY: `story stories book books novel movie movies film films game games minecraft roblox fortnite zelda pokemon cartoon cartoons
    character characters play poem song episode show series comic history historical war wars medieval ancient dragon dragons
    knight knights pirate pirates monster monsters zombie zombies villain hero wizard fairy_tale myth myths legend movie_scene
    level boss boss_fight creeper creepers mario video_game videogame essay report presentation documentary museum dinosaur dinosaurs
    romeo juliet shakespeare harry_potter titanic egypt egyptian egyptians greek roman romans viking vikings cleopatra`,
  FICTION: `my_story a_story the_story story stories novel movie film fairy_tale fairy_tales comic cartoon character characters dragon dragons knight knights
    pirate pirates wizard villain superhero spiderman batman hogwarts`,
  GAME: `game games minecraft roblox fortnite zelda pokemon mario level boss player players team video_game videogame among_us creeper
    zombie zombies tag laser_tag paintball nerf dodgeball chess checkers monopoly uno round match goal`,
  FAMILY_ADULT: `mom mum mommy mummy mama mamma mother dad daddy papa father parents parent family folks grandma grandpa granny teacher
    moms mums dads stepdad stepmom nanny babysitter brother sister my_parents`,
  GROUP: `muslims muslim jews jew jewish jewish_people christians blacks black_people black_kids black_girls black_boys whites white_people asians asian chinese
    chinese_people japanese indians mexicans arabs arab africans turks turkish turkish_people foreigners foreigner immigrants immigrant
    migrants refugees refugee gypsies gypsy roma roma_people gays gay gay_people lesbians lesbian trans trans_people transgender queers
    homosexuals women woman girls girl men feminists disabled disabled_people wheelchair_kids autistic autistic_people autistic_kids fat_people fat_kids fat_girls poor_people
    homeless homeless_people poor_kids ugly_people old_people atheists hindus catholics believers unbelievers infidels romanians polish poles russians
    ukrainians americans germans divorced_people blind_people deaf_people brown_people coloured_people colored_people blondes syrians afghans pakistanis jehovahs`,
  BADLY: 'bad dirty stupid evil dumb lazy ugly disgusting inferior worthless useless criminal dangerous',
  GROWN: `parents parent mum mom mummy mommy mama dad daddy papa mother father grown_ups grown_up grownups grownup adults adult teacher teachers
    family they them grandma grandpa anyone_else mums moms`,
  MED: `tablet tablets pill pills medicine medicines medication painkiller painkillers paracetamol ibuprofen aspirin insulin inhaler puffs syrup
    cough_syrup melatonin antibiotics antibiotic antidepressant antidepressants vitamin vitamins vitamin_bears drops capsule capsules ritalin
    sleeping_pills sleeping_pill meds dose doses adderall xanax tylenol benadryl spray ointment cream steroid laxative laxatives`,
  MEANING: 'mean means meaning definition define spell spelled spelling word translate called',
};
