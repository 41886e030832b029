import type { InputCategory, SafetyCategory } from '../../contract/safety.ts';

interface ChildTexts {
  /** Up to 12 years. */
  readonly younger: string;
  /** From 13 years. */
  readonly older: string;
}

/** Short words, short sentences, for readers of nine years. The texts never call Starling a friend. */
const TEXTS: Readonly<Record<InputCategory, ChildTexts>> = {
  self_harm: {
    younger:
      "Thank you for telling me. You feel very bad right now, and that is not your fault. I'm a computer program, so I can't hold your hand. A grown-up can, and wants to help you. Please tell one now.",
    older:
      "Thank you for telling me. It sounds like this hurts a lot, and you don't have to carry it alone. I'm a computer program, so I can't be there with you. There are people who can, and they have helped others who felt like this.",
  },
  abuse: {
    younger:
      'Thank you for telling me. That was brave. Nobody is allowed to hurt you, scare you or touch you in a way that feels wrong. It is not your fault, and you are not in trouble.',
    older:
      'Thank you for telling me. It was right to speak up. Nobody is allowed to hurt you, or to touch you in a way that feels wrong. It is never your fault, whatever they say.',
  },
  sexual: {
    younger:
      "I can't talk about this. Your body belongs to you. If someone asked you for pictures, for touching or for a secret, it is not your fault. You can tell a grown-up, even if you promised not to.",
    older:
      "I can't talk about this here. If someone asks you for pictures, touching or sexual talk, or puts you under pressure, it's not your fault. You can tell an adult you trust, even if you promised not to, and they can help to stop it.",
  },
  violence: {
    younger:
      "I can't help with hurting anyone. It's okay to be angry or scared. Step away, take a breath, and tell a grown-up what happened. If someone threatens you, tell one right now.",
    older:
      "I won't help with hurting anyone. When anger or fear gets this big, step away first, then tell someone you trust. If someone is threatening you, you don't have to deal with it alone: tell an adult right away.",
  },
  drugs: {
    younger:
      "I can't help with this, because it can make you very ill. If you took something, or someone wants you to, tell a grown-up now. You are not in trouble for asking for help.",
    older:
      "I can't help with this, because it could really hurt you. If you or someone else took something and feels unwell, get help right away. If someone is pushing you, an adult you trust can help you to say no.",
  },
  eating_disorder: {
    younger:
      'Thank you for telling me. Your body needs food to grow, think and play. When worries about food or your body get loud, a grown-up can help them to get quieter.',
    older:
      'Thank you for telling me. Thoughts about food or your body can get very loud. You deserve to eat, and you deserve help. There are people who understand this well.',
  },
  dangerous_acts: {
    younger:
      "Please don't do this. People get badly hurt that way, even when it looks easy. Saying no to a dare is brave. If someone pushes you, tell a grown-up you trust.",
    older:
      "I can't help with this, because people get badly hurt or into real trouble that way. You can say no to a dare or a group, and an adult you trust will back you.",
  },
  secrecy: {
    younger:
      "I can't help with hiding things from your grown-ups. Surprises are good secrets, and they end soon. If a secret feels heavy, or someone told you to keep it, you can always tell a grown-up you trust.",
    older:
      "I can't help with hiding things from the people who look after you. If someone told you to keep a secret that feels wrong, or you are afraid of what happens when you tell, an adult you trust can help you.",
  },
  personal_data: {
    younger:
      "Please keep that to yourself. Names, addresses, numbers, passwords and photos belong to you and your family. I don't need them, and nobody online does. If someone asks you for them, tell a grown-up.",
    older:
      "Please don't share that here or with anyone you only know online. Names, addresses, numbers, passwords and photos can be misused. If someone asks for them, or already has them, tell an adult you trust.",
  },
  hate: {
    younger: "I don't say mean things about people. Everyone deserves respect. Do you want to tell me what happened?",
    older: "I won't put people down. Everyone deserves respect. If something happened, we can talk about that.",
  },
  swearing: {
    younger: "Let's use kinder words. What do you want to know?",
    older: "Let's keep it respectful. What do you want to know?",
  },
};

export const ANSWERS_TO_CHILDREN: Readonly<Partial<Record<SafetyCategory, ChildTexts>>> = TEXTS;

export const UNCHECKED_CHILD =
  "I couldn't read this well enough, so I want to be careful. If something hurts or scares you, please tell a grown-up. If all is well, write it again in a few short sentences.";
