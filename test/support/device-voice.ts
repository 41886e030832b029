/** A voice that belongs to the device. The browser of the tests has none. It keeps what it is asked to say. */
export const VOICE = `
  window.said = [];
  speechSynthesis.getVoices = () => [
    { lang: 'en-GB', name: 'Own', voiceURI: 'own', localService: true, default: true },
  ];
  speechSynthesis.cancel = () => undefined;
  speechSynthesis.speak = (utterance) => {
    window.said.push(utterance.text);
    setTimeout(() => utterance.onend?.(), 20);
  };
  window.SpeechSynthesisUtterance = function (text) { this.text = text; };`;
/** A voice that speaks elsewhere, which the product must not use. */
export const NETWORK_VOICE = `speechSynthesis.getVoices = () => [
  { lang: 'en-GB', name: 'Far', voiceURI: 'far', localService: false, default: true },
];`;
