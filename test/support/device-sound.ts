/**
 * A device with a microphone, and without a voice or recognition of its own. It notes the bytes that are recorded, whether the
 * microphone is on, and how long each sound is that it plays.
 */
export const SOUND = `
  window.recordedBytes = 0;
  window.played = [];
  window.tracks = [];
  window.isMicrophoneOn = () => window.tracks.some((track) => track.readyState === 'live');
  window.SpeechRecognition = undefined;
  window.webkitSpeechRecognition = undefined;
  speechSynthesis.getVoices = () => [];
  const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (options) => {
    const stream = await open(options);
    window.tracks.push(...stream.getTracks());
    return stream;
  };
  const record = MediaRecorder.prototype.start;
  MediaRecorder.prototype.start = function () {
    this.addEventListener('dataavailable', ({ data }) => { window.recordedBytes += data.size; });
    record.call(this, 50);
  };
  const play = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) {
    window.played.push(this.buffer.duration);
    play.apply(this, when);
  };`;
