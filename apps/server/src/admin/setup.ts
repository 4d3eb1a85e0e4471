export { adminRoutes } from './admin.routes.ts';
export { endOperator, makeOperatorAccount, OperatorError } from './operators/change-operators.ts';
