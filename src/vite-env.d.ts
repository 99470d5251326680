/// <reference types="vite/client" />

/** True in the demo and the development server: `main.tsx` then starts the mock. A constant of the build. */
declare const __MOCK__: boolean
