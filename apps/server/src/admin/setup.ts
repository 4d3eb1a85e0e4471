export { adminRoutes } from './admin.routes.ts';
export { registerAdmin } from './decisions/decisions.tasks.ts';
export { endOperator, makeOperatorAccount, OperatorError } from './operators/change-operators.ts';
