import { Button, Card, Group, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { t } from './texts';

/** A shelf belongs to a family. Above the library, which may be empty too, it says so in a few lines. */
export function NoFamily() {
  return (
    <Card mb="lg">
      <Group justify="space-between" gap="md">
        <div style={{ flex: '1 1 260px' }}>
          <Title order={2} size="h3">
            {t('noFamily.title')}
          </Title>
          <Text c="dimmed" mt={4}>
            {t('noFamily.text')}
          </Text>
        </div>
        <Button component={Link} to="/profiles/new" mih={44}>
          {t('noFamily.add')}
        </Button>
      </Group>
    </Card>
  );
}
