import { existsSync } from 'node:fs';

/** Postgres and Redis in containers; `null` where no Docker engine answers or the images cannot be had. */
export async function startContainers() {
  if (!process.env.DOCKER_HOST && !existsSync('/var/run/docker.sock')) return null;
  // A large module, which is only needed with an engine.
  const { GenericContainer, getContainerRuntimeClient, Wait } = await import('testcontainers');
  try {
    await getContainerRuntimeClient();
  } catch {
    return null;
  }
  const postgresImage = process.env.POSTGRES_IMAGE ?? 'postgres:18-alpine';
  const redisImage = process.env.REDIS_IMAGE ?? 'redis:8-alpine';
  const [postgres, redis] = await Promise.allSettled([
    new GenericContainer(postgresImage)
      .withEnvironment({ POSTGRES_USER: 'starling', POSTGRES_PASSWORD: 'starling', POSTGRES_DB: 'starling' })
      .withCommand(['postgres', '-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'max_connections=300'])
      .withExposedPorts(5432)
      // Once for the server that creates the database, once for the one that serves.
      .withWaitStrategy(Wait.forLogMessage(/database system is ready to accept connections/, 2))
      .start(),
    new GenericContainer(redisImage)
      .withCommand(['redis-server', '--save', '', '--appendonly', 'no'])
      .withExposedPorts(6379)
      .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/))
      .start(),
  ]);
  const stop = async () => {
    if (postgres.status === 'fulfilled') await postgres.value.stop();
    if (redis.status === 'fulfilled') await redis.value.stop();
  };
  if (postgres.status === 'rejected' || redis.status === 'rejected') {
    await stop();
    const reason = postgres.status === 'rejected' ? postgres.reason : (redis as PromiseRejectedResult).reason;
    // Without the images, the tests use other services, as they do without an engine.
    process.stdout.write(
      `A Docker engine answers, but the containers do not start: ${String(reason).split('\n')[0]}\n`,
    );
    return null;
  }
  return {
    name: `containers of ${postgresImage} and ${redisImage}`,
    databaseUrl: `postgres://starling:starling@${postgres.value.getHost()}:${postgres.value.getMappedPort(5432)}/starling`,
    redisUrl: `redis://${redis.value.getHost()}:${redis.value.getMappedPort(6379)}`,
    stop,
  };
}
