const NOTES_HZ = [659.3, 880];
const NOTE_SECONDS = 0.22;
const LOUDNESS = 0.05;

/** A soft sound of two notes. @throws where the browser has no audio */
export function playChime(): void {
  const audio = new AudioContext();
  if (audio.state === 'suspended') {
    // Browsers allow no sound before the first touch or key on the page.
    void audio.close();
    return;
  }
  for (const [index, frequency] of NOTES_HZ.entries()) {
    const start = audio.currentTime + index * NOTE_SECONDS * 0.7;
    const note = audio.createOscillator();
    const volume = audio.createGain();
    note.type = 'sine';
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + NOTE_SECONDS * 2);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + NOTE_SECONDS * 2);
    if (index === NOTES_HZ.length - 1) note.onended = () => void audio.close();
  }
}
