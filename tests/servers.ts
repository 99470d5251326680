/** The servers that the journeys visit; `npm test` builds what they serve. */
const port = Number(process.env['TEST_PORT'] ?? 4174)

export const demo = {
  url: `http://localhost:${port}`,
  command: `vite preview --mode demo --port ${port}`,
  environment: {},
}

/** The demo as it is served below a path of somebody's site. */
export const demoUnderPath = {
  url: `http://localhost:${port + 1}/demo/`,
  command: `vite preview --mode demo --port ${port + 1} --outDir dist-under-path`,
  environment: { BASE_PATH: '/demo/' },
}
