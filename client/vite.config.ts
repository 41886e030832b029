import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `vite` (development only) finds the service; a build is served by the service itself. */
const backend = process.env.BACKEND_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  envPrefix: 'VITE_',
  build: { outDir: '../dist/client', emptyOutDir: true, chunkSizeWarningLimit: 700 },
  server: { proxy: { '/api': { target: backend, ws: true }, '/graphql': { target: backend, ws: true } } },
});
