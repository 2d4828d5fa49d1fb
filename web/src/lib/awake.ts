/** Keeps the screen from sleeping, where the device lets a page ask for that. Returns what ends it. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;
  const ask = async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      lock = (await navigator.wakeLock?.request('screen')) ?? null;
      if (ended) await lock?.release();
    } catch {
      // Low battery, or not allowed: then it sleeps.
    }
  };
  // The lock is lost whenever the page is out of sight.
  const seen = () => void ask();
  document.addEventListener('visibilitychange', seen);
  seen();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', seen);
    void lock?.release();
  };
}
