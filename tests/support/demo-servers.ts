/** The servers of the end-to-end tests. `npm test` builds what they serve. */
const port = Number(process.env['TEST_PORT'] ?? 4174)

export const demoServer = {
  url: `http://localhost:${port}`,
  // Not `vite preview`: it compresses, and the browser would not cache hashed files.
  command: `node tests/support/static-host.ts dist-demo ${port}`,
  environment: {},
}

/** The demo below a path, served as by `npm start`. */
export const demoUnderPathServer = {
  url: `http://localhost:${port + 1}/demo/`,
  command: `vite preview --mode demo --port ${port + 1} --outDir dist-under-path`,
  environment: { BASE_PATH: '/demo/' },
}
