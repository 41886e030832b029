/**
 * A voice that belongs to the device. The browser of the tests has none. It keeps what it is asked to say, and reports the
 * start, each word and the end of one text after another, as a browser does.
 */
export const VOICE = `
  window.said = [];
  window.utterances = [];
  speechSynthesis.getVoices = () => [
    { lang: 'en-GB', name: 'Own', voiceURI: 'own', localService: true, default: true },
  ];
  {
    let queue = [];
    let isBusy = false;
    const next = () => {
      const utterance = queue.shift();
      isBusy = utterance !== undefined;
      if (!isBusy) return;
      const isCurrent = () => !utterance.isCancelled;
      setTimeout(() => {
        if (isCurrent()) utterance.onstart?.({ type: 'start' });
        for (const { index, 0: word } of utterance.text.matchAll(/\\S+/g)) {
          if (isCurrent()) utterance.onboundary?.({ name: 'word', charIndex: index, charLength: word.length });
        }
        setTimeout(() => {
          if (isCurrent()) utterance.onend?.({ type: 'end' });
          if (isCurrent()) next();
        }, 20);
      }, 0);
      window.current = utterance;
    };
    speechSynthesis.cancel = () => {
      for (const utterance of [...queue, window.current ?? {}]) utterance.isCancelled = true;
      queue = [];
      isBusy = false;
    };
    speechSynthesis.speak = (utterance) => {
      window.said.push(utterance.text);
      window.utterances.push(utterance);
      queue.push(utterance);
      if (!isBusy) next();
    };
  }
  window.SpeechSynthesisUtterance = function (text) { this.text = text; };`;
/** A voice that speaks elsewhere, which the product must not use. */
export const NETWORK_VOICE = `speechSynthesis.getVoices = () => [
  { lang: 'en-GB', name: 'Far', voiceURI: 'far', localService: false, default: true },
];`;
