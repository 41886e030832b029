import type { Concepts } from '../pack.ts';

/** People, as children name them. */
export const PEOPLE: Concepts = {
  I: 'i',
  MYSELF: 'myself my_self me_self',
  ONESELF:
    'himself herself themself themselves yourself ourselves him_self her_self them_selves your_self your_selves our_selves',
  SELF: 'MYSELF ONESELF',
  ME: 'me us myself',
  MY: 'my our',
  OWNER: 'my his her their our the',
  PARENT: `dad daddy dads father mom mum mommy mummy mama mamma momma papa pa moms mums mother mothers stepdad stepfather
    stepmom stepmum stepmother step_dad step_father step_mom step_mum step_mother parents parent foster_dad foster_mom
    foster_mum foster_father foster_mother foster_parents guardian carer caregiver moms_boyfriend mums_boyfriend
    mothers_boyfriend dads_girlfriend mom_boyfriend mum_boyfriend moms_bf mums_bf moms_new_boyfriend mums_new_boyfriend
    moms_husband mums_husband dads_wife`,
  RELATIVE: `uncle uncles aunt aunts auntie aunty grandpa grandad granddad grandfather grandma gran granny grandmother nana nan
    nanna opa oma pop grandparents cousin cousins`,
  SIBLING: 'brother brothers sister sisters stepbrother stepsister step_brother step_sister bro sis sibling',
  CARER: 'babysitter sitter nanny au_pair child_minder childminder minder',
  HOME: 'PARENT RELATIVE CARER',
  HOUSEHOLD: 'PARENT RELATIVE CARER SIBLING family folks boyfriend',
  GROWNUP: `teacher teachers coach coaches trainer tutor neighbour neighbor neighbours priest pastor imam counselor counsellor
    principal headmaster bus_driver driver instructor leader scout_leader doctor dentist boss manager janitor man guy woman lady
    men guys women adult adults grownup grown_up grownups grown_ups dude person stranger strangers someone somebody
    family_friend dads_friend moms_friend mums_friend`,
  PEER: `kid kids boy boys girl girls classmate classmates bully bullies friend friends student students
    older_kid older_kids teenager teenagers teens teen boyfriend girlfriend ex everyone everybody people`,
  ANYONE: 'HOME SIBLING GROWNUP PEER he she they',
  VICTIM: `me us him her them my_brother my_sister my_mom my_mum my_mother my_dad my_friend my_cousin my_little_brother
    my_little_sister my_baby_brother my_baby_sister my_dog my_cat`,
  TARGET: `him her them everyone everybody someone somebody anyone people kids teacher teachers classmate classmates mom mum mommy
    mother dad daddy father parents brother sister stepdad stepmom family friend friends boy boys girl girls neighbor neighbour
    bully bullies class school kid cousin principal uncle aunt grandma grandpa ex`,
  ANIMAL:
    'cat cats dog dogs kitten kittens puppy puppies hamster pet pets animal animals bird birds rabbit rabbits guinea_pig mouse',
  ONLINE_PERSON: `guy man stranger strangers person someone somebody dude boy girl friend woman player gamer adult people
    older_boy older_guy he she`,
  NETWORK: `online internet roblox discord snapchat instagram tiktok minecraft fortnite whatsapp facebook youtube telegram twitch
    steam omegle kik game games gaming chat chatroom server app xbox playstation fifa among_us dms snap insta web video_call
    facetime webcam live_stream stream`,
};
