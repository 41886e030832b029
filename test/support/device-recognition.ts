/** Recognition of a browser that listens on the device, as the Web Speech API has it. It hears what the test says it hears. */
export const recognitionOf = (status: 'available' | 'downloadable' | 'unavailable', words: string) => `
  window.listened = [];
  window.SpeechRecognition = class {
    static available(options) {
      window.listened.push(['available', options]);
      return Promise.resolve(${JSON.stringify(status)});
    }
    static install(options) {
      window.listened.push(['install', options]);
      return Promise.resolve(true);
    }
    start() {
      window.listened.push(['start', this.processLocally, this.lang]);
    }
    stop() {
      window.listened.push(['stop']);
      setTimeout(() => {
        this.onresult?.({ results: [[{ transcript: ${JSON.stringify(words)} }]] });
        this.onend?.();
      }, 0);
    }
  };
  window.webkitSpeechRecognition = undefined;`;

/** A browser that sends sound to its maker: it has no way to listen on the device. */
export const REMOTE_RECOGNITION = `
  window.SpeechRecognition = undefined;
  window.webkitSpeechRecognition = class { start() { window.remoteStarted = true; } };`;
