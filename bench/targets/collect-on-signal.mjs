/** Loaded into whatever is measured: memory is compared after the garbage is gone. */
process.on('SIGUSR2', () => globalThis.gc());
