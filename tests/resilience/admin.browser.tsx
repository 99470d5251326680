import { testFaultMatrix } from './fault-matrix.tsx'

testFaultMatrix('back-office')
