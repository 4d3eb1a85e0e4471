export { answerOrders } from './threads/answer-orders.ts';
export { ThreadPool } from './threads/thread-pool.ts';
export { WorkThread } from './threads/work-thread.ts';
