import { Global, Module } from '@nestjs/common';
import { HubGatewayAdapter } from './hub-gateway.adapter.js';
import { SocketAccess } from './socket-access.js';
import { SocketHub } from './socket-hub.js';
import { Upgrades } from './upgrades.js';

/** The one hub for sockets of every transport. */
@Global()
@Module({
  providers: [HubGatewayAdapter, SocketAccess, SocketHub, Upgrades],
  exports: [HubGatewayAdapter, SocketAccess, SocketHub],
})
export class SocketsModule {}
