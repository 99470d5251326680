/**
 * Evaluates React DOM with its own chunk (scripts/shared-chunks.ts). The bundler otherwise evaluates a CommonJS package
 * with its first importer, which makes one long task of both.
 */
import 'react-dom/client'
