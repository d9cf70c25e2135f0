import { useSyncExternalStore } from 'react';

/** A little slower than a native speaker talks. */
const RATE = 0.9;

/** Reads Spanish aloud with the browser's own voice; undefined where it has none. */
export function useSpanishVoice(): ((text: string) => void) | undefined {
  const voiceUri = useSyncExternalStore(subscribe, () => findVoice()?.voiceURI);
  return voiceUri === undefined ? undefined : speak;
}

function speak(text: string) {
  const utterance = new SpeechSynthesisUtterance(text.replaceAll('___', '…'));
  const voice = findVoice();
  if (voice) utterance.voice = voice;
  utterance.lang = voice?.lang ?? 'es';
  utterance.rate = RATE;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}

/** A voice of this device before one that needs the network. */
function findVoice(): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in window)) return undefined;
  const spanish = speechSynthesis.getVoices().filter(({ lang }) => /^es\b/i.test(lang));
  return spanish.find((voice) => voice.localService) ?? spanish[0];
}

/** Browsers load their voices late and say so. */
function subscribe(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}
