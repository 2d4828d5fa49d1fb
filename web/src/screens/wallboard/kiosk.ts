// A screen that nobody touches must not go to sleep.

/** Keeps the screen awake while the page is seen. Returns what ends it. */
export function awake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let ended = false;

  async function hold(): Promise<void> {
    if (ended || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    // Browsers refuse where the battery is low; the wall then does what the device wants.
    lock = await navigator.wakeLock.request('screen').catch(() => null);
    if (ended) await lock?.release();
  }
  // The lock is lost whenever the page is hidden.
  const seen = () => void hold();
  document.addEventListener('visibilitychange', seen);
  void hold();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', seen);
    void lock?.release();
  };
}
