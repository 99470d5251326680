/**
 * The packages that the client and the mock import, by their import paths. The development server bundles them without a
 * search for more, so a package that is missing here is served file by file, and a CommonJS one fails
 * (`browser-packages.test.ts`).
 */
export const browserPackages = [
  '@hookform/resolvers/zod',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'clsx/lite',
  'diff',
  'dompurify',
  'downshift',
  'i18next',
  'ical-generator',
  'idb',
  'lucide-react',
  'msw',
  'msw/browser',
  'papaparse',
  'quill',
  'quill/blots/block.js',
  'quill/blots/inline.js',
  'quill/blots/text.js',
  'quill/formats/image.js',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-i18next',
  'swiper',
  'zod/mini',
  'zustand',
  'zustand/vanilla',
  // What JSX is compiled to.
  'react/jsx-dev-runtime',
]
