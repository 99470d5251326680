import { testFaultMatrix } from './fault-matrix.tsx'

testFaultMatrix('public site')
